import type { IncomingHttpHeaders } from 'node:http';
import {
  CallerFields,
  ExternalId,
  lengths,
  type NumberedTurn,
  NumberedTurn as NumberedTurnSchema,
  type SessionBeginning,
  SessionBeginning as SessionBeginningSchema,
  type SessionEnd,
  SessionEnd as SessionEndSchema,
} from '@console/contract';
import { longestTurn, mostTurns, type WebhookProvider } from '@console/contract/rules';

/** A request of a provider, as it was received. */
export interface SignedRequest {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The whole URL, as the provider called it. */
  url: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** What one event says about a call. */
export interface CallParts {
  externalId: string;
  /** Absent if the event has only the recording. */
  beginning: SessionBeginning | undefined;
  /** Whether somebody or something has answered. */
  isAnswered: boolean;
  turns: NumberedTurn[];
  end: SessionEnd | undefined;
  recording: SentRecording | undefined;
}

/** A recording, or where it can be fetched. */
export type SentRecording = { url: string; bytes?: never } | { url?: never; bytes: Buffer };

/** Translates the webhooks of one provider. */
export interface Bridge {
  /** Whether the request is signed with the secret, recently. */
  verify(request: SignedRequest, secret: string): boolean;
  /**
   * The parts of a call in a verified body; `undefined` for an event that says nothing about one.
   *
   * @throws {Error} if the body can't be read
   */
  partsOf(body: Buffer): CallParts | undefined;
}

/** An event in the terms of every provider. Times are milliseconds since 1970. */
export interface CallEvent {
  provider: WebhookProvider;
  id: string;
  /** If it isn't known, the call starts when it ends. */
  startedAt: number | undefined;
  phone?: string | null | undefined;
  name?: string | null | undefined;
  isAnswered?: boolean;
  turns?: readonly SpokenTurn[];
  end?: CallEnd | undefined;
  recording?: SentRecording | undefined;
}

interface CallEnd {
  at: number | undefined;
  status: SessionEnd['status'];
  summary?: string | null | undefined;
}

export interface SpokenTurn {
  content: string;
  isCaller: boolean;
  /** Seconds from the beginning. */
  start?: number | null | undefined;
}

/** The parts of a call; `undefined` if the event has neither a start, nor an end, nor a recording. */
export function partsOfCall(event: CallEvent): CallParts | undefined {
  const { provider, id, phone, name, isAnswered = false, turns = [], end, recording } = event;
  const externalId = ExternalId.parse(`${provider}:${id}`);
  const startedAt = event.startedAt ?? end?.at;
  if (startedAt === undefined) {
    return (
      recording && {
        ...{ externalId, recording, isAnswered },
        beginning: undefined,
        turns: [],
        end: undefined,
      }
    );
  }
  const beginning = SessionBeginningSchema.parse({
    ...{ startTime: timeOf(startedAt), kind: 'call' },
    // Withheld and internal numbers are words, such as `anonymous`.
    phone: CallerFields.shape.phone.safeParse(phone).data,
    name: SessionBeginningSchema.shape.name.safeParse(name).data,
  });
  return {
    ...{ externalId, beginning, recording },
    isAnswered: isAnswered || turns.length > 0,
    turns: numbered(turns),
    end: end && endOf(end, startedAt),
  };
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString();

function endOf({ at, status, summary }: CallEnd, startedAt: number): SessionEnd {
  const text = storable(summary ?? '').slice(0, lengths.text);
  return SessionEndSchema.parse({
    // The clocks of two machines can differ.
    endTime: timeOf(Math.max(at ?? startedAt, startedAt)),
    ...{ status, summary: text },
  });
}

/** Numbers the turns, as far as a conversation can store them. */
function numbered(turns: readonly SpokenTurn[]): NumberedTurn[] {
  let room = lengths.long;
  return turns.slice(0, mostTurns.inAll).flatMap(({ content, isCaller, start }, number) => {
    const turn = NumberedTurnSchema.parse({
      number,
      content: storable(content).slice(0, longestTurn),
      speaker: isCaller ? 'caller' : 'representative',
      start: NumberedTurnSchema.shape.start.safeParse(start ?? undefined).data,
    });
    room -= turn.content.length + 1;
    return room < 0 ? [] : turn;
  });
}

/** Without what a database can't store. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '');
