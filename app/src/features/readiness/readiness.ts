import { foldedText } from '@console/contract/rules';
import { paths } from '../../paths.ts';
import { type AskedQuestion, alike, inBoth } from './alike.ts';

/** What a representative needs, in display order. */
export const needs = [
  'hours',
  'prices',
  'address',
  'pronunciation',
  'opening',
  'closing',
  'questions',
  'duplicates',
  'number',
  'payment',
  'calendar',
] as const;
export type Need = (typeof needs)[number];

/** How many questions a representative should know. */
export const wantedQuestions = 10;

/** The facts that a person can't declare to be done. */
const facts: ReadonlySet<Need> = new Set<Need>(['number', 'payment']);

/** The needs of a channel; the others are those of the organization. */
export const ofChannel: ReadonlySet<Need> = new Set<Need>(['opening', 'closing', 'number']);

interface ReadChannel {
  id: string;
  name: string;
  phoneNumber: unknown;
  bot: { openingMessage: string; closingMessage: string } | null;
}

/** What is known about a business. A part is `undefined` if it couldn't be loaded. */
export interface Known {
  organization: {
    id: string;
    name: string;
    pronounciation_name: string;
    address: string;
    workingHoursAndDays: string;
    pricing: string;
    hasPaymentMethod?: boolean;
  };
  /** The channel of the page, or all channels of the organization. */
  channels: readonly ReadChannel[];
  questions: readonly AskedQuestion[] | undefined;
  lacksCalendar: boolean | undefined;
}

/** One line of the checklist. */
export interface Item {
  need: Need;
  /** `unknown` if it couldn't be checked. */
  state: 'done' | 'missing' | 'unknown';
  /** The URL of the very field. */
  href: string;
  /** Whether a person can declare it to be done, because it was recognized in a text, or isn't needed everywhere. */
  canBeMarked: boolean;
  /** The channels that lack it. */
  channels: readonly { id: string; name: string }[];
  /** How many questions there are, if there should be more. */
  count?: number;
  /** Two questions that look alike. */
  twins?: readonly [string, string];
}

/** The lines of the checklist, from the fields of the organization and its channels, and the list of questions. */
export function readinessOf({ organization, channels, questions, lacksCalendar }: Known): Item[] {
  const { id } = organization;
  const twins = questions && alike(questions);
  const item = (need: Need, isDone: boolean | undefined, href: string): Item => ({
    need,
    state: isDone === undefined ? 'unknown' : isDone ? 'done' : 'missing',
    href,
    canBeMarked: !facts.has(need),
    channels: [],
  });
  const field = (need: Need, name: 'address' | 'pricing' | 'pronounciation_name' | 'workingHoursAndDays') =>
    item(need, organization[name].trim() !== '', paths.organization(id, name));
  const onChannels = (need: Need, name: string, isDone: (channel: ReadChannel) => boolean): Item => {
    const lacking = channels.filter((channel) => !isDone(channel));
    const [first] = lacking;
    const href = first ? paths.channel(id, first.id, name) : paths.newChannel(id);
    return {
      ...item(need, channels.length > 0 && !first, href),
      // Without a channel, there is nothing that could be declared.
      canBeMarked: !facts.has(need) && channels.length > 0,
      channels: lacking.map((channel) => ({ id: channel.id, name: channel.name })),
    };
  };

  return [
    field('hours', 'workingHoursAndDays'),
    field('prices', 'pricing'),
    field('address', 'address'),
    field('pronunciation', 'pronounciation_name'),
    onChannels('opening', 'bot.openingMessage', ({ bot }) =>
      namesIt(bot?.openingMessage ?? '', organization),
    ),
    onChannels(
      'closing',
      'bot.closingMessage',
      ({ bot }) => bot !== null && bot.closingMessage.trim() !== '',
    ),
    {
      ...item(
        'questions',
        questions && questions.length >= wantedQuestions,
        paths.questions(id, '', 'add-question'),
      ),
      ...(questions && { count: questions.length }),
    },
    {
      ...item('duplicates', questions && !twins, twinsAt(id, twins)),
      ...(twins && { twins: [twins[0].question, twins[1].question] as const }),
    },
    onChannels('number', 'phoneNumber', ({ phoneNumber }) => phoneNumber !== null),
    item('payment', organization.hasPaymentMethod ?? true, paths.settings('add-card')),
    item(
      'calendar',
      lacksCalendar === undefined ? undefined : !lacksCalendar,
      paths.integrations(id, 'google_calendar'),
    ),
  ];
}

/** Whether a message contains the name of the business, or how it is pronounced. */
function namesIt(message: string, { name, pronounciation_name }: Known['organization']) {
  const said = lettersIn(message);
  return [name, pronounciation_name]
    .map(lettersIn)
    .some((letters) => letters !== '' && said.includes(letters));
}

/** A text without case, accents and punctuation, so that “Levinsky's” and “Levinsky’s” are the same. */
const lettersIn = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The list of questions, narrowed to the two; the button of the older one gets focus. */
const twinsAt = (id: string, twins: readonly [AskedQuestion, AskedQuestion] | undefined) =>
  twins
    ? paths.questions(id, inBoth(twins[0].question, twins[1].question), `edit-question-${twins[1].id}`)
    : paths.questions(id);
