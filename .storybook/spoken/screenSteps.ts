import type { Press } from './keys.ts';
import type { Language } from './transcript.ts';

/** A text in each language that a script is read in. */
export type Words = Readonly<Record<Language, string>>;

/** What a person must, should or can hear after a step. */
export interface Expectation {
  priority: 'must' | 'should' | 'may';
  /** The ARIA role. Without one, it is a message that the page announces. */
  role?: string;
  /** The accessible name, or the words of the message. */
  name?: string;
  /** The name depends on the data: what it has to contain, in English. */
  nameHas?: string;
  /** The value, such as the selected option or the text of a field. */
  value?: string;
  /** The value depends on the data: what it has to contain, in English. */
  valueHas?: string;
  /** A state or property, such as `checked`, `not checked`, `selected`, `invalid`, `level 1`. */
  state?: string;
  /** The accessible description, such as a hint or an error message. */
  description?: string;
  /** The name of the group, list or grid around it. */
  within?: string;
}

export interface ScreenStep {
  /** The key, or `Type`: the text of `text` is typed. */
  press: Press | 'Type';
  text?: string;
  /** How often the key is pressed; the expectations are of the last time. By default once. */
  times?: number;
  /** A key of the component in focus: the screen reader must pass it to the page and announce the result. */
  isOwn?: true;
  expect: readonly Expectation[];
}

type More = Pick<Expectation, 'nameHas' | 'valueHas' | 'state'> & { value?: Words; description?: Words };

/** The steps and expectations of a script, in one of its languages. */
export function inLanguage(language: Language) {
  const expectation =
    (priority: Expectation['priority']) =>
    (role?: string, name?: Words, { value, description, ...rest }: More = {}): Expectation => ({
      priority,
      ...(role && { role }),
      ...(name && { name: name[language] }),
      ...(value && { value: value[language] }),
      ...(description && { description: description[language] }),
      ...rest,
    });
  const must = expectation('must');
  const should = expectation('should');
  const may = expectation('may');
  const step = (press: Press, ...expect: Expectation[]): ScreenStep => ({ press, expect });
  const own = (press: Press, ...expect: Expectation[]): ScreenStep => ({ press, isOwn: true, expect });
  const [ahead, back] = language === 'he' ? (['Left', 'Right'] as const) : (['Right', 'Left'] as const);
  /** The skip link moves past the navigation, to the heading or the content after it. */
  const toContent = (heading: Words) => [
    step('Tab', must('link', { en: 'Skip to main content', he: 'דילוג לתוכן הראשי' })),
    step('Enter', should('main'), may('heading', heading, { state: 'level 1' })),
  ];
  return { must, should, may, step, own, ahead, back, toContent };
}
