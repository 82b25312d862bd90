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

/** In milliseconds: a search that takes longer is announced. */
const sayWaitingAfter = 1000;

/** The list below the field, or a message if it is empty. */
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

  // Opened here, because react-aria would reopen it after Esc if the selected option isn't among the results.
  useEffect(() => {
    if (isTyping && state?.isOpen === false) state.open(null, 'input');
  }, [isTyping, state]);

  return (
    <>
      <Voice {...search} count={shown.length} minCharacters={minCharacters} />
      <Popover
        className={menu}
        data-part="combo-box-popover"
        placement="bottom start"
        offset={4}
        containerPadding={8}
      >
        <ListBox<ComboBoxOption>
          className={list}
          data-part="combo-box-list"
          items={shown}
          dependencies={[query]}
          aria-label={strings.list}
          data-empty={isEmpty || undefined}
        >
          {(option) => <Option id={option.value} option={option} query={query.trim()} compare={compare} />}
        </ListBox>
        {isEmpty && (
          <div className={message} data-part="combo-box-message">
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
  /** react-aria identifies options by it before they render. */
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

  // Uses as few elements as possible, because a list of countries renders 249 options.
  return (
    <ListBoxItem
      id={id}
      value={option}
      textValue={label}
      className={optionStyle}
      data-part="combo-box-option"
    >
      {({ isSelected }) => (
        <>
          {description === undefined ? (
            <span className={words} lang={lang}>
              {name}
            </span>
          ) : (
            <span className={words}>
              <span lang={lang}>{name}</span>
              <span className={note} data-part="combo-box-option-description">
                {description}
              </span>
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

/** Announces the state of the list through the library's announcer. Renders nothing. */
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

  // Creates react-aria's region before its first message, which would otherwise come 100 ms later, after the clearing.
  useEffect(() => {
    if (isOpen && !document.querySelector('[data-live-announcer] > [role="log"]')) sayByItself('', 'polite');
  }, [isOpen]);

  // react-aria also announces the number of options, assertively, and "0 options" during a search. Clearing it in the
  // same task prevents that announcement. Needed with react-aria 3.53; check again with each upgrade.
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-aria announces when one of these changes.
  useEffect(() => {
    if (isOpen) queueMicrotask(() => clearAnnouncer('assertive'));
  }, [isOpen, size]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: announces new answers even if texts are equal.
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => announce(sentence), status === 'waiting' ? sayWaitingAfter : 0);
    return () => clearTimeout(timer);
  }, [isOpen, sentence, status, turn]);

  return null;
}
