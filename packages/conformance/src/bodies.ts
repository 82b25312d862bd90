import type { ApiClient } from './apiClient.ts';

/** Makes valid bodies, with new values each time. Every text contains the mark of the run. */
type Maker = Pick<ApiClient, 'label' | 'next' | 'mark'>;

/** Text that can be written and must never be returned. */
export const secret = 'conformance-secret';

/** A sentence in every conversation. People without the transcripts permission must not get it. */
export const said = 'Hello, this is a call';

const minute = 60_000;
const from = Date.now();
/** A time `minutes` after the start of the run. */
const moment = (minutes: number) =>
  new Date(Math.floor(from / minute) * minute + minutes * minute).toISOString();

export const organization = ({ label }: Maker) => ({
  name: label('Conformance check'),
  pronounciation_name: 'Conformance',
  country: { code: 'il' },
  address: 'A Street 1',
  official_phone: '0501234567',
  industry: 'Testing',
  workingHoursAndDays: 'Sunday to Thursday, 9 to 17',
  pricing: 'Free',
  features: 'Checks',
  timeZone: 'Asia/Jerusalem',
});

export const channel = ({ label }: Maker) => ({
  name: label('Channel'),
  type: 'phone',
  active: true,
  appointmentsNeedApproval: false,
});

export const bot = ({ label, next }: Maker) => ({
  name: label('Noa'),
  repType: 'support',
  personalityType: 'Friendly',
  creativityScale: (next() % 100) / 100,
  aiInstructions: 'Be kind',
  product_features: 'Checks',
  openingMessage: 'שלום, how can I help?',
  closingMessage: 'Goodbye',
  goals: 'Help',
});

export const contact = ({ label, next, mark }: Maker) => ({
  name: label('Ada'),
  phone: `05${String(next()).padStart(8, '0')}`,
  email: `ada-${next()}-${mark}@example.com`,
  status: 'contacted',
  responsible: label('Responsible'),
  source: 'conformance',
  nextDateOfContact: moment(60 * next()),
  notes: 'First line\nsecond line',
});

export function session({ label, next }: Maker) {
  const number = next();
  return {
    kind: 'call',
    startTime: moment(-60 - number),
    endTime: moment(-50),
    duration: 60 * (10 + number),
    active: false,
    status: 'completed',
    summary: label('Summary'),
    transcription: label(said),
  };
}

export function appointment({ label, next }: Maker) {
  const number = next();
  return {
    title: label('Visit'),
    description: 'A visit',
    startTime: moment(60 * 24 + 60 * number),
    endTime: moment(60 * 24 + 60 * number + 30),
    status: 'scheduled',
    contact_name: label('Ada'),
    contact_phonenumber: '0501234567',
  };
}

/** The IDs of questions are timestamps in milliseconds. */
export const qnaId = ({ next }: Maker) => from + next();
export const qna = ({ label }: Maker) => ({ question: label('When are you open?'), answer: label('Always') });

export const integration = ({ label }: Maker, type: string) => ({
  type,
  enabled: true,
  configuration: { calendar: label('Calendar'), code: secret },
  app_tokens: secret,
});

export const member = ({ label, next, mark }: Maker) => ({
  name: label('Member'),
  email: `member-${next()}-${mark}@example.com`,
  role: 'viewer',
  permissions: ['calls'],
});
