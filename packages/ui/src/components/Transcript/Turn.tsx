import { memo, type ReactNode } from 'react';
import { clockTime, joinParts, spokenDuration } from '../../locale/index.ts';
import {
  action,
  actions,
  hit,
  linkedWord,
  pressable,
  speaker as speakerStyle,
  text as textStyle,
  time,
  turn as turnStyle,
} from './Transcript.css.ts';
import type { SpeakerColor, TranscriptTurn } from './turns.ts';
import type { TranscriptStrings } from './useSearch.ts';

/** Props shared by all turns of a transcript. Memoized: the reference is stable during playback. */
export interface Shared {
  strings: TranscriptStrings;
  locale: string;
  /** Plays from the start of a turn. Without it, times are text. */
  play: ((index: number) => void) | undefined;
  copy: (index: number) => unknown;
  linkTo: ((turn: TranscriptTurn) => string) | undefined;
  onTurnLink: ((turn: TranscriptTurn) => void) | undefined;
  renderActions: ((turn: TranscriptTurn) => ReactNode) | undefined;
}

interface TurnProps {
  shared: Shared;
  turn: TranscriptTurn;
  index: number;
  /** It is being spoken. */
  isCurrent: boolean;
  /** The color of its speaker; none if nobody is named, or everyone is the same. */
  color: SpeakerColor | undefined;
  /** The previous turn has the same speaker. */
  isContinued: boolean;
  /** It is the turn at `startAt`. */
  isLinked: boolean;
  /** Whether copying it succeeded; `undefined` before and some time after. */
  copied: boolean | undefined;
  /** Start and end offsets of the matches: "3,7,10,14". */
  marks: string | undefined;
  /** Index of the active match among them; -1 if it is in another turn. */
  nth: number;
}

/**
 * One turn. A transcript can have thousands, so it has few elements and no hooks, and renders again only when its own
 * props change.
 *
 * Renders an `<li>` element.
 */
export const Turn = memo(function Turn({ shared, turn, index, ...state }: TurnProps) {
  const { strings, locale, play, copy, linkTo, onTurnLink, renderActions } = shared;
  const { speaker, start, lang, dir = 'auto' } = turn;
  const isTimed = Number.isFinite(start);
  const spoken = isTimed ? spokenDuration(locale, start as number) : null;
  const clock = isTimed ? clockTime(locale, start as number) : '';
  const nameOf = (action: string) => {
    const name = speaker ? strings.ofTurn({ action, speaker: speaker.name }) : action;
    return spoken === null ? name : joinParts(locale, [name, spoken]);
  };
  const word = state.copied === undefined ? strings.copy : state.copied ? strings.copied : strings.notCopied;

  return (
    <li
      className={turnStyle}
      data-part="transcript-turn"
      data-color={state.color}
      aria-current={state.isCurrent || undefined}
      data-continued={state.isContinued || undefined}
      data-linked={state.isLinked || undefined}
    >
      {speaker && (
        <bdi className={speakerStyle} data-part="transcript-speaker">
          {speaker.name}
        </bdi>
      )}
      {isTimed &&
        (play ? (
          <button
            type="button"
            className={`${pressable} ${time}`}
            data-part="transcript-time"
            aria-label={strings.playFrom({ time: spoken ?? '', clock })}
            onClick={() => play(index)}
          >
            {clock}
          </button>
        ) : (
          <span className={time} data-part="transcript-time">
            {clock}
          </span>
        ))}
      <p className={textStyle} data-part="transcript-text" lang={lang} dir={dir}>
        {state.marks === undefined ? turn.text : marked(turn.text, state.marks, state.nth)}
      </p>
      <span className={actions} data-part="transcript-actions">
        {state.isLinked && <span className={linkedWord}>{strings.linked}</span>}
        {renderActions?.(turn)}
        {linkTo && (
          <a
            className={`${pressable} ${action}`}
            href={linkTo(turn)}
            aria-label={nameOf(strings.link)}
            onClick={(event) => {
              if (!onTurnLink || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onTurnLink(turn);
            }}
          >
            {strings.link}
          </a>
        )}
        <button
          type="button"
          className={`${pressable} ${action}`}
          aria-label={nameOf(word)}
          onClick={() => copy(index)}
        >
          {word}
        </button>
      </span>
    </li>
  );
});

/** A text with its matches highlighted. */
function marked(text: string, marks: string, nth: number) {
  const ends = marks.split(',').map(Number);
  const parts: ReactNode[] = [];
  let done = 0;
  for (let at = 0; at < ends.length; at += 2) {
    const [from = 0, to = 0] = [ends[at], ends[at + 1]];
    parts.push(
      text.slice(done, from),
      <mark key={from} className={hit} data-part="transcript-match" data-active={at / 2 === nth || undefined}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return [...parts, text.slice(done)];
}
