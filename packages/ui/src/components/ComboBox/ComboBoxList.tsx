import { use, useEffect } from 'react';
import { clearAnnouncer, announce as sayByItself } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { announce } from '../../announcer/index.ts';
import { CheckIcon } from '../../icons/index.ts';
import { BusyMark } from '../BusyMark/index.ts';
import { Button } from '../Button/index.ts';
import { check, list, match, menu, message, note, option as optionStyle, words } from './ComboBox.css.ts';
import { useStrings } from './ComboBox.strings.ts';
import type { ComboBoxOption } from './ComboBox.tsx';
import { type Compare, placeOf, type SearchStatus } from './useSearch.ts';

interface ComboBoxListProps {
  shown: readonly ComboBoxOption[];
  query: string;
  compare: Compare;
  status: SearchStatus;
  turn: number;
  minCharacters: number;
  retry: () => void;
  isTyping: boolean;
}

/** A search that takes longer than this says that it is on its way. */
const sayWaitingAfter = 1000;

/** The list under the field, or one sentence in its place. */
export function ComboBoxList({
  shown,
  query,
  compare,
  minCharacters,
  retry,
  isTyping,
  ...search
}: ComboBoxListProps) {
  const strings = useStrings();
  const state = use(ComboBoxStateContext);
  const isEmpty = shown.length === 0;
  const { status } = search;
  const nothing = {
    short: strings.typeMore(minCharacters),
    waiting: strings.searching,
    ready: strings.nothing,
    failed: strings.failed,
  }[status];

  // By hand: react-aria would open it again after Esc, where the chosen one is not among what was found.
  useEffect(() => {
    if (isTyping && state?.isOpen === false) state.open(null, 'input');
  }, [isTyping, state]);

  return (
    <>
      <Voice {...search} count={shown.length} minCharacters={minCharacters} />
      <Popover className={menu} placement="bottom start" offset={4} containerPadding={8}>
        <ListBox<ComboBoxOption>
          className={list}
          items={shown}
          dependencies={[query]}
          aria-label={strings.list}
          data-empty={isEmpty || undefined}
        >
          {(option) => <Option id={option.value} option={option} query={query.trim()} compare={compare} />}
        </ListBox>
        {isEmpty && (
          <div className={message}>
            {status === 'waiting' && <BusyMark />}
            <span>{nothing}</span>
            {status === 'failed' && (
              <Button size="small" preventFocusOnPress onPress={retry}>
                {strings.retry}
              </Button>
            )}
          </div>
        )}
      </Popover>
    </>
  );
}

interface OptionProps {
  /** For react-aria, which tells options apart by it before they are drawn. */
  id: string;
  option: ComboBoxOption;
  query: string;
  compare: Compare;
}

function Option({ id, option, query, compare }: OptionProps) {
  const { label, description, lang } = option;
  const place = query === '' ? -1 : placeOf(label, query, compare);
  const after = place + query.length;
  const name =
    place < 0 ? (
      label
    ) : (
      <>
        {label.slice(0, place)}
        <span className={match}>{label.slice(place, after)}</span>
        {label.slice(after)}
      </>
    );

  // Of as few elements as can be: a list of countries has 249 of them, all in the page.
  return (
    <ListBoxItem id={id} value={option} textValue={label} className={optionStyle}>
      {({ isSelected }) => (
        <>
          {description === undefined ? (
            <span className={words} lang={lang}>
              {name}
            </span>
          ) : (
            <span className={words}>
              <span lang={lang}>{name}</span>
              <span className={note}>{description}</span>
            </span>
          )}
          {isSelected && (
            <span className={check}>
              <CheckIcon />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}

interface VoiceProps {
  count: number;
  status: SearchStatus;
  turn: number;
  minCharacters: number;
}

/** Says what the list shows, in the library's one voice. Renders nothing. */
function Voice({ count, status, turn, minCharacters }: VoiceProps) {
  const strings = useStrings();
  const state = use(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const size = state?.collection.size ?? 0;
  const answer = count === 0 ? strings.nothing : strings.found(count);
  const sentence = {
    short: count === 0 ? strings.typeMore(minCharacters) : answer,
    waiting: strings.searching,
    ready: answer,
    failed: strings.failedHow,
  }[status];

  // Its region must stand before its first message, which would otherwise come 100 ms later, out of our reach.
  useEffect(() => {
    if (isOpen && !document.querySelector('[data-live-announcer] > [role="log"]')) sayByItself('', 'polite');
  }, [isOpen]);

  // react-aria says the number of options too, interrupting, and says "0 options" of a search on its way. In the same
  // task nobody has heard it yet. Seen in react-aria 3.53; to be tried again with each upgrade.
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-aria speaks when one of these two changes.
  useEffect(() => {
    if (isOpen) queueMicrotask(() => clearAnnouncer('assertive'));
  }, [isOpen, size]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is said even when it reads like the last.
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => announce(sentence), status === 'waiting' ? sayWaitingAfter : 0);
    return () => clearTimeout(timer);
  }, [isOpen, sentence, status, turn]);

  return null;
}
