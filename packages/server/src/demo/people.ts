import { idFor } from './random.ts';

/** A person on the development sign-in page. */
export interface DemoPerson {
  /** The subject of the identity. */
  sub: string;
  email: string;
  name: string;
  picture?: string;
  /** What this person demonstrates. */
  description: string;
  language: 'en' | 'he' | 'ru';
  phone: string;
}

/** The people of the demo, in the order of the sign-in page. */
export const demoPeople = [
  {
    sub: 'maya',
    email: 'maya@levinsky.example',
    name: 'Maya Levin',
    description: 'Owns four businesses, one of them new',
    language: 'en',
    phone: '0524418830',
  },
  {
    sub: 'daniel',
    email: 'daniel@kinneret.example',
    name: 'Daniel Azoulay',
    description: 'Owns a Pilates studio and pays with PayPal',
    language: 'en',
    phone: '0507716204',
  },
  {
    sub: 'noa',
    email: 'noa@carmel.example',
    name: 'נועה פרידמן',
    description: 'Manages the dental clinic; console in Hebrew',
    language: 'he',
    phone: '0546630917',
  },
  {
    sub: 'igor',
    email: 'igor@motor.example',
    name: 'Игорь Соколов',
    description: 'Works at the garage; console in Russian',
    language: 'ru',
    phone: '0533905512',
  },
  {
    sub: 'yael',
    email: 'yael@levinsky.example',
    name: 'Yael Shapira',
    description: 'Can only view the bakery',
    language: 'en',
    phone: '0528840361',
  },
] as const satisfies readonly DemoPerson[];

/** The short name of a person in the demo data. */
export type DemoSubject = (typeof demoPeople)[number]['sub'];

export const userId = (subject: DemoSubject) => idFor(`user/${subject}`);
