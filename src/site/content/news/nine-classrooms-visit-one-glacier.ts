import * as v from 'valibot'
import { NewsItemSchema } from '../schemas/news-item-schema.ts'

export const glacier = v.parse(NewsItemSchema, {
  heading: 'Nine Classrooms Visit One Glacier',
  subheading: 'On a Thursday in April, 214 students from Fort Nelson to Gibsons measured the same piece of ice',
  date: '08/05/2026',
  author: 'Théo Lindqvist',
  bio: 'Théo Lindqvist spent the morning in the Gibsons classroom with the spare batteries.',
  place: 'Lantern Glacier, Coast Mountains',
  summary:
    'Nine British Columbia classes met a glaciologist on Lantern Glacier through VR Classroom BC and measured how far the ice has drawn back.',
  keywords: ['VR Classroom BC', 'virtual field trip', 'glacier lesson', 'rural schools', 'science education'],
  description: [
    'At ten in the morning on 23 April, nine classes in nine towns put on their headsets and stood on Lantern Glacier, a tongue of ice in the Coast Mountains that can be reached only by helicopter or by four days on skis. There were 214 students, in grades 5 to 7, in Fort Nelson, Atlin, Burns Lake, Bella Coola, Nakusp, Lillooet, Port Hardy, Tofino and Gibsons. Glaciologist Hana Brisebois was there in person, with a 360-degree camera on a pole and a satellite link in her backpack.',
    'The lesson had been arriving for two weeks. VR Classroom BC sent each school a case of headsets, by coach where there is a road and by float plane where it is quicker. The landscape itself was downloaded overnight, so that only Brisebois’s voice and picture had to come through on the day. Half of each class walked the ice while the other half followed on the projector with a map, and after twenty minutes they changed places.',
    'The task was to find out how far the glacier had drawn back. Forager Virtual scanned its lower end in 2021 and again in 2025, and the lesson lays one scan over the other. Students chose a boulder, stretched a line from the old edge of the ice to the new one, and wrote down the length. Their answers ran from 109 to 126 metres. The surveyed distance is 118. “That spread is better than my first-year students get,” Brisebois told them, “and two of you noticed that the boulder had moved.”',
    'Then came questions, one for each class in turn. Burns Lake wanted to know what lives on a glacier, so Brisebois dug for ice worms, which are black, as long as a fingernail and easier to find at dusk. She found two. Port Hardy asked where the melted water goes. A student in Bella Coola asked whether the glacier makes a noise. Brisebois lay down and held the microphone over a crack, and for half a minute 214 people listened to a river under the ice.',
    'Some things did not work. Nakusp lost its connection for six minutes and carried on with the downloaded scan. Four students felt queasy and moved to the projector. In Atlin the headsets had been charging on a socket that is switched off at night. The lesson allows for all three.',
    '“We are a long day’s drive from the nearest science centre,” says Corinne Tallow, who teaches grade 6 in Fort Nelson. “My class has watched plenty of videos about glaciers. This was the first time they argued about one at recess.”',
    'The recorded visit is number 41 in the library, with both scans, the measuring tool and a guide for two class periods. It is free to every school in the province until the end of June, with or without headsets. Brisebois goes back in September to measure again, and will send her figure to the nine classes first.',
  ],
  about: [
    {
      entity: 'VR Classroom BC',
      description:
        'VR Classroom BC publishes 360-degree lessons for grades 3 to 10 and lends headsets to schools that have none.',
    },
    {
      entity: 'Forager Virtual',
      description: 'Forager Virtual, a mixed reality studio in Gibsons, flew the two scans that the lesson compares.',
    },
  ],
  hasLink: true,
  hasVisual: true,
})
