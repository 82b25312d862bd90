import { type ComponentProps, type ReactElement, type ReactNode, use } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  type MenuItemProps,
  MenuTrigger,
  RootMenuTriggerStateContext,
} from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import {
  heading,
  icon as iconStyle,
  item as itemStyle,
  list,
  note,
  popover,
  section as sectionStyle,
  words,
} from './Menu.css.ts';

/** One thing to do, or one place to go to. */
export interface MenuItem {
  /** What tells it from the others. */
  id: string;
  /** What it does, in a word or two. */
  label: string;
  /** A second line, read after the label. */
  description?: string;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Language of the label, when it is not that of the page. */
  lang?: string;
  /** It takes something away: red, with a line above, and last. Ask again before it is done. */
  isDanger?: boolean;
  /** It cannot be chosen now, and why: it keeps its place, can be reached, and says so. */
  disabledReason?: string | undefined;
  /** Does it. */
  onAction?: () => void;
  /** Goes there instead: followed by the router given to `UIProvider`, when there is one. */
  href?: string;
}

/** Items that belong together, under a line. */
export interface MenuSection {
  /** What they have in common: the name of the group. */
  label: string;
  /** The label is only for assistive technology. @default false */
  isLabelHidden?: boolean;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton` whose name says of what, "More for Reception". */
  trigger: ReactElement;
  /** What can be done, in the order it is seen: items, or sections of items. */
  items: readonly MenuItem[] | readonly MenuSection[];
  /** Where it stands, in the reading direction of the page; it flips when there is no room. @default 'bottom start' */
  placement?: Extract<NonNullable<PopoverProps['placement']>, 'bottom start' | 'bottom end'>;
  /** Whether it is open, when the host decides. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A few things to do, behind one button, as in the row of a table. For links that belong to a page use `Popover`;
 * to choose an answer, `Select`.
 *
 * Renders a `<div role="menu">` named by its button, beside it. Follows the APG menu button pattern; keyboard: Enter,
 * Space and Down open it at the first item and Up at the last, arrows, Home, End and letters move, Esc and Tab return. What
 * cannot be done now stays in reach with its reason, as `aria-disabled`.
 *
 * @selector [data-danger] it takes something away
 * @selector [data-unavailable] it cannot be chosen now
 * @example
 * <Menu
 *   trigger={<IconButton label="More for Reception" icon={<EllipsisIcon />} size="row" />}
 *   items={[
 *     { id: 'edit', label: 'Edit', icon: <PencilIcon />, onAction: edit },
 *     { id: 'delete', label: 'Delete channel', icon: <TrashIcon />, isDanger: true, onAction: askToDelete },
 *   ]}
 * />
 */
export function Menu({ trigger, items, placement = 'bottom start', ...open }: MenuProps) {
  return (
    <MenuTrigger {...open}>
      {trigger}
      <Popover className={popover} placement={placement} offset={4} containerPadding={8}>
        <List items={items} />
      </Popover>
    </MenuTrigger>
  );
}

/** react-aria's menu keeps Tab inside; the pattern has it leave (seen in react-aria-components 1.22). */
function List({ items }: Pick<MenuProps, 'items'>) {
  const opened = use(RootMenuTriggerStateContext);

  return (
    <AriaMenu
      className={list}
      render={(props) => (
        <div
          {...props}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return;
            event.preventDefault();
            opened?.close();
          }}
        />
      )}
    >
      {items.map((one) =>
        isSection(one) ? <Section key={one.label} section={one} /> : <Item key={one.id} item={one} />,
      )}
    </AriaMenu>
  );
}

function Section({ section: { label, isLabelHidden = false, items } }: { section: MenuSection }) {
  return (
    <AriaMenuSection className={sectionStyle} {...(isLabelHidden && { 'aria-label': label })}>
      {!isLabelHidden && <Header className={heading}>{label}</Header>}
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </AriaMenuSection>
  );
}

function Item({ item }: { item: MenuItem }) {
  const { id, label, description, icon, lang, isDanger = false, disabledReason, onAction, href } = item;
  const isUnavailable = disabledReason !== undefined;
  const second = disabledReason ?? description;

  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      className={itemStyle}
      data-danger={isDanger || undefined}
      // Not react-aria's `isDisabled`: its items cannot be reached, and the reason not be read.
      {...(isUnavailable
        ? { render: unavailable, shouldCloseOnSelect: false }
        : { ...(onAction && { onAction }), ...(href !== undefined && { href }) })}
    >
      {icon !== undefined && <span className={iconStyle}>{icon}</span>}
      <span className={words}>
        <span lang={lang}>{label}</span>
        {second !== undefined && (
          // Hidden from the content, which is the name; as the description it is reached by reference.
          <Text slot="description" className={note} aria-hidden="true">
            {second}
          </Text>
        )}
      </span>
    </AriaMenuItem>
  );
}

const unavailable: NonNullable<MenuItemProps['render']> = (props) => (
  <div {...(props as ComponentProps<'div'>)} aria-disabled="true" data-unavailable="true" />
);

const isSection = (one: MenuItem | MenuSection): one is MenuSection => 'items' in one;
