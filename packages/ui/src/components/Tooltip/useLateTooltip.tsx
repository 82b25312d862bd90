import {
  type DOMAttributes,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFocusable } from 'react-aria/useFocusable';
import { Tooltip } from './Tooltip.tsx';

const names = [
  'onFocus',
  'onBlur',
  'onPointerEnter',
  'onPointerLeave',
  'onPointerDown',
  'onKeyDown',
] as const;
type Name = (typeof names)[number];
type Handlers = Pick<DOMAttributes<HTMLElement>, Name>;

/**
 * A tooltip with the name of a native button or link, created when the pointer or focus first reaches it, because most
 * are never needed. Spread the handlers on the element, and render the tooltip after it.
 *
 * @param label the name of the element; `null` while it is disabled and has no tooltip
 */
export function useLateTooltip(label: string | null): [handlers: Handlers | undefined, tooltip: ReactNode] {
  const [first, setFirst] = useState<First | null>(null);
  const live = useRef<Handlers | null>(null);
  const [handlers] = useState(() => {
    const forward = (name: Name) => (event: SyntheticEvent<HTMLElement>) => {
      if (live.current) send(live.current, name, event);
      else if (name === 'onFocus' || name === 'onPointerEnter')
        setFirst({ trigger: event.currentTarget, event: [name, event] });
    };
    return Object.fromEntries(names.map((name) => [name, forward(name)])) as Handlers;
  });
  if (label === null) return [undefined, null];
  return [
    handlers,
    first && (
      <Tooltip label={label} isName>
        <Forwarded first={first} live={live} />
      </Tooltip>
    ),
  ];
}

/** The element, and the event that it needs a tooltip for, until the tooltip gets it. */
interface First {
  trigger: HTMLElement;
  event: [Name, SyntheticEvent<HTMLElement>] | null;
}

/** The child of the tooltip, which passes the events of the element to it. */
function Forwarded({ first, live }: { first: First; live: { current: Handlers | null } }) {
  const [trigger] = useState({ current: first.trigger });
  const { focusableProps } = useFocusable({}, trigger);
  useLayoutEffect(() => {
    live.current = focusableProps;
    if (first.event) {
      const [name, event] = first.event;
      first.event = null;
      // An event that is over doesn't have a current target.
      send(focusableProps, name, Object.create(event, { currentTarget: { value: first.trigger } }));
    }
    return () => {
      live.current = null;
    };
  });
  return null;
}

const send = (handlers: Handlers, name: Name, event: SyntheticEvent) =>
  (handlers[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
