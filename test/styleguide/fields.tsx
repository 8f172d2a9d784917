import { Banner } from '../../src/ui/form/banner.tsx'
import { ErrorSummary } from '../../src/ui/form/error-summary.tsx'
import { Field } from '../../src/ui/form/field.tsx'
import type { Example } from './example.ts'

export const fields: Example[] = [
  {
    name: 'Field',
    variants: [
      {
        title: 'Empty',
        element: (
          <Field form="empty" name="name" label="Name">
            {(attributes) => <input {...attributes} type="text" />}
          </Field>
        ),
      },
      {
        title: 'With an error',
        element: (
          <Field form="wrong" name="email" label="Email" error="Please enter an address like name@place.ca.">
            {(attributes) => <input {...attributes} type="email" defaultValue="name@place" />}
          </Field>
        ),
      },
      {
        title: 'A choice, wrong, in the dark',
        surface: 'night',
        element: (
          <Field form="choice" name="reason" label="Reason" error="Please choose a reason.">
            {(attributes) => (
              <select {...attributes}>
                <option>-- Please Select One --</option>
                <option>Media Enquiry</option>
              </select>
            )}
          </Field>
        ),
      },
      {
        title: 'Described by more below it',
        surface: 'shade',
        element: (
          <>
            <Field form="long" name="message" label="Message" describedBy="long-count">
              {(attributes) => <textarea {...attributes} rows={4} defaultValue="First line" />}
            </Field>
            <p id="long-count" className="mt-2 text-small text-muted">
              Characters left: 350
            </p>
          </>
        ),
      },
    ],
  },
  {
    name: 'ErrorSummary',
    variants: [
      {
        title: 'Above a form with two wrong fields',
        element: (
          <ErrorSummary
            form="wrong"
            title="Error: Fields marked with an * are required!"
            issues={[
              { field: 'email', message: 'Please enter an address like name@place.ca.' },
              { field: 'reason', message: 'Please choose a reason.' },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'Banner',
    variants: [
      { title: 'Under way', element: <Banner content={{ kind: 'loading' }} /> },
      {
        title: 'Done',
        element: <Banner content={{ kind: 'success', text: 'Mail sent successfully. Thank you!' }} />,
      },
      {
        title: 'Failed, in the dark',
        surface: 'ink',
        element: <Banner content={{ kind: 'error', text: 'The server could not be reached.' }} />,
      },
      { title: 'Nothing to say: an empty region that waits', element: <Banner content={null} /> },
    ],
  },
]
