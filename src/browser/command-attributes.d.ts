import 'react'

declare module 'react' {
  /** https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command. React passes these through. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
