import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { announce } from '../../announcer/index.ts';
import { CloudOffIcon, RotateCwIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import type { AudioTimeline } from '../AudioPlayer/index.ts';
import { Button } from '../Button/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { SearchBar, SkipLink, Tools, useCopy } from './Tools.tsx';
import * as css from './Transcript.css.ts';
import { useStrings } from './Transcript.strings.ts';
import { Turn } from './Turn.tsx';
import { colorOf, namesOf, placeOf, type TranscriptTurn, timedOf } from './turns.ts';
import { turnOf, useCanSeek, useCurrent, useFollow, useStart, useView } from './useFollow.ts';
import { type TranscriptStrings, useSearch } from './useSearch.ts';

export interface TranscriptProps extends RootProps {
  /**
   * The turns, in reading order. `parseWebVtt` reads them from a WebVTT file. Memoize the array: a new one is indexed again
   * for times and search.
   */
  turns: readonly TranscriptTurn[];
  /** The player of the recording. With it, times are buttons and the current turn is marked. */
  player?: AudioTimeline | undefined;
  /** The heading. @default 'Transcript', in the language of the page */
  title?: string | undefined;
  /** Level of the heading, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Name of the downloaded files, without an extension. @default the title */
  fileName?: string | undefined;
  /** The ID of a turn, or a second. That turn is initially in view and marked with a label. */
  startAt?: string | number | undefined;
  /** Also moves focus to the turn at `startAt`. */
  autoFocus?: boolean | undefined;
  /** Returns the URL of a turn. With it, each turn has a link. */
  linkTo?: ((turn: TranscriptTurn) => string) | undefined;
  /** Called instead of navigating when the link of a turn is pressed, for example to copy its URL. */
  onTurnLink?: ((turn: TranscriptTurn) => void) | undefined;
  /** Renders buttons for a turn. Memoize it: a new function renders all turns again. */
  renderActions?: ((turn: TranscriptTurn) => ReactNode) | undefined;
  /** Maximum height, above which the turns scroll. @default '30rem' */
  maxHeight?: string | undefined;
  /** Turns are loading. Existing turns stay. */
  isLoading?: boolean | undefined;
  /** Why loading failed, as a sentence. Existing turns stay, with a line above them that reports it. */
  error?: string | undefined;
  /** Called by the Retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The text if there are no turns. @default 'There is no transcript.', in the language of the page */
  emptyText?: string | undefined;
}

/**
 * What was said in a recording: who, when and what. With a player, each time is a button that plays from there, and the
 * current turn is marked and kept in view. Speakers differ by name, color and marker.
 *
 * Renders a `<section>` with a heading, a skip link, and an `<ol>` with an `<li>` for each turn. All turns are in the
 * DOM, even in a two-hour recording (WCAG 1.2.1, 1.3.1, 2.4.1, 3.1.2). There is no APG pattern.
 *
 * @part transcript-header the heading and the actions for the whole transcript
 * @part transcript-title the heading
 * @part transcript-search the search field, with its count and buttons
 * @part transcript-message the message without turns: empty or failed
 * @part transcript-notice the line above the turns after a failed refresh
 * @part transcript-turns the area of the turns, which scrolls
 * @part transcript-turn a turn
 * @part transcript-speaker the name of the speaker
 * @part transcript-time the time of a turn
 * @part transcript-text what was said
 * @part transcript-match a match of the search in the text
 * @part transcript-actions the buttons of a turn
 * @selector [data-state] `ready`, `empty`, `waiting` or `failed`
 * @selector li[aria-current] the current turn
 * @selector li[data-linked] the turn at `startAt`
 * @selector li[data-color] a turn of a speaker with this color: `accent`, `neutral`, `muted` or `series1` to `series8`
 * @example
 * <Transcript turns={turns} player={player} />
 */
export function Transcript({
  turns,
  player,
  startAt,
  autoFocus = false,
  isLoading = false,
  ...options
}: TranscriptProps) {
  const { headingLevel = 3, error, onRetry, emptyText, linkTo, onTurnLink, renderActions } = options;
  const { locale } = useLocale();
  const strings = useStrings.in(locale);
  const { title = strings.title } = options;
  const { fileName = title } = options;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);

  const timed = useMemo(() => timedOf(turns), [turns]);
  const names = useMemo(() => namesOf(turns), [turns]);
  const hasTimes = timed.length > 0;
  const current = useCurrent(player, timed);
  const canSeek = useCanSeek(player);
  const linked = useMemo(() => placeOf(turns, startAt), [turns, startAt]);
  const view = useView(scroller);
  const { show } = view;
  const showHit = useCallback(
    (index: number, nth: number) => {
      const turn = turnOf(scroller.current, index);
      const found = turn?.querySelectorAll('mark')[nth] ?? turn;
      if (found) show(found);
    },
    [show],
  );
  const search = useSearch(turns, strings, showHit);
  useStart(view, linked, autoFocus);
  useFollow(view, current, search.words !== '');
  const { copied, copy } = useCopy(turns, strings, locale);

  const shared = useMemo(() => {
    const play = (index: number) => {
      if (!player?.seek(turns[index]?.start ?? 0)) return announce(strings.cannotSeek);
      // The player itself reports why it fails.
      void Promise.resolve(player.play()).catch(() => undefined);
    };
    return { strings, locale, play: player && play, copy, linkTo, onTurnLink, renderActions };
  }, [strings, locale, player, turns, copy, linkTo, onTurnLink, renderActions]);

  function goToCurrent() {
    const turn = turnOf(scroller.current, current);
    if (!turn) return announce(strings.nowhere);
    show(turn);
    turn.querySelector('button')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    if (error !== undefined) announce(`${title}: ${strings.failed}`);
  }, [error, title, strings]);

  const state = turns.length > 0 ? 'ready' : isLoading ? 'waiting' : error !== undefined ? 'failed' : 'empty';
  const Heading = `h${headingLevel}` as const;
  const retry = onRetry && (
    <Button size="row" icon={<RotateCwIcon />} onPress={onRetry}>
      {strings.retry}
    </Button>
  );

  return (
    <section
      {...rootProps(options, css.transcript)}
      data-part="transcript"
      aria-labelledby={`${id}title`}
      aria-busy={isLoading || undefined}
      data-state={state}
    >
      <div className={css.head} data-part="transcript-header">
        <Heading id={`${id}title`} className={css.heading} data-part="transcript-title">
          {title}
        </Heading>
        {state === 'ready' && (
          <>
            <SkipLink strings={strings} end={end} endId={`${id}end`} />
            <Tools
              {...{ strings, locale, turns, hasTimes, fileName }}
              word={
                copied?.index === 'all' ? (copied.isDone ? strings.copied : strings.notCopied) : undefined
              }
              onCopy={() => copy('all')}
              onWhere={player && hasTimes ? goToCurrent : undefined}
            />
          </>
        )}
      </div>
      {state === 'waiting' && <WaitingMessage strings={strings} />}
      {state === 'failed' && (
        <div className={css.message} data-part="transcript-message">
          <p className={css.failed}>
            <CloudOffIcon />
            {strings.failed}
          </p>
          <p>{error}</p>
          {retry}
        </div>
      )}
      {state === 'empty' && (
        <p className={css.message} data-part="transcript-message">
          {emptyText ?? strings.empty}
        </p>
      )}
      {state === 'ready' && (
        <>
          <SearchBar strings={strings} search={search} />
          {error !== undefined && (
            <div className={css.stale} data-part="transcript-notice">
              <p>{`${strings.refreshFailed} ${error}`}</p>
              {retry}
            </div>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
          <div
            ref={scroller}
            role="group"
            className={css.scroller}
            data-part="transcript-turns"
            style={{ maxBlockSize: options.maxHeight }}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling needs keyboard access (WCAG 2.1.1).
            tabIndex={0}
            aria-labelledby={`${id}title`}
            onScroll={view.onScroll}
          >
            <ol className={css.turns} data-timed={hasTimes || undefined} data-off={!canSeek || undefined}>
              {turns.map((turn, index) => (
                <Turn
                  key={turn.id ?? ~index}
                  shared={shared}
                  turn={turn}
                  index={index}
                  isCurrent={index === current}
                  color={turn.speaker && colorOf(turn.speaker, names)}
                  isContinued={index > 0 && turns[index - 1]?.speaker?.name === turn.speaker?.name}
                  isLinked={index === linked}
                  copied={copied?.index === index ? copied.isDone : undefined}
                  marks={search.marks.get(index)}
                  nth={search.at?.index === index ? search.at.nth : -1}
                />
              ))}
            </ol>
          </div>
          <p ref={end} id={`${id}end`} className={css.hidden} tabIndex={-1}>
            {strings.end}
          </p>
        </>
      )}
    </section>
  );
}

/** Loading: a static skeleton of a few turns, after 200 ms. */
function WaitingMessage({ strings }: { strings: TranscriptStrings }) {
  return (
    <div className={css.skeleton}>
      <span className={css.hidden}>{strings.loading}</span>
      {['12rem', '18rem', '15rem'].map((width) => (
        <div key={width}>
          <Skeleton width="4rem" />
          <Skeleton width={`min(${width}, 100%)`} />
        </div>
      ))}
    </div>
  );
}
