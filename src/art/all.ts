import { places } from '../content/places.ts'
