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
import { classNames, type RootProps, toAria } from '../../props/index.ts';
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

/** One action, or one link. */
export interface MenuItem {
  /** The unique ID of the item. */
  id: string;
  /** The action, in one or two words. */
  label: string;
  /** A second line, read after the label. */
  description?: string | undefined;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Language of the label, if it isn't that of the page. */
  lang?: string | undefined;
  /** Whether the item is destructive: red, with a divider above. Put it last, and confirm before the action. */
  isDanger?: boolean | undefined;
  /** The reason why the item is unavailable. The item keeps its position, can be focused, and shows the reason. */
  disabledReason?: string | undefined;
  /** Runs the action. */
  onAction?: (() => void) | undefined;
  /** The URL, if the item is a link. If `UIProvider` has a `navigate` function, the link uses it. */
  href?: string | undefined;
}

/** Items that belong together, below a divider. */
export interface MenuSection {
  /** The name of the group. */
  label: string;
  /** Whether the label is only for assistive technology. @default false */
  isLabelHidden?: boolean | undefined;
  items: readonly MenuItem[];
}

export interface MenuProps extends RootProps {
  /** The button: a `Button` or an `IconButton` whose name includes its target, such as "More for Reception". */
  trigger: ReactElement;
  /** The items, or sections of items, in display order. */
  items: readonly MenuItem[] | readonly MenuSection[];
  /** Position relative to the reading direction. It flips if there isn't enough room. @default 'bottom start' */
  placement?: Extract<NonNullable<PopoverProps['placement']>, 'bottom start' | 'bottom end'> | undefined;
  /** Whether the menu is open (controlled). */
  isOpen?: boolean | undefined;
  /** Whether the menu is open on mount (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called with `true` when the menu opens, and with `false` when it closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A few actions behind one button, such as in a table row. For links between pages, use `Popover`; to select an option,
 * use `Select`.
 *
 * Renders a `<div role="menu">` named by its button, next to it. Follows the APG menu button pattern; keyboard: Enter,
 * Space and Down open it at the first item and Up at the last; arrow keys, Home, End and letters move; Esc and Tab
 * close it and return. Unavailable items can be focused, with their reason and `aria-disabled`.
 *
 * @part menu-section the items of a section
 * @part menu-heading the name of a section
 * @part menu-item an action or a link
 * @part menu-item-icon its icon
 * @part menu-item-label its label
 * @part menu-item-description its second line
 * @selector [data-danger] it is destructive
 * @selector [data-unavailable] it is unavailable
 * @example
 * <Menu
 *   trigger={<IconButton label="More for Reception" icon={<EllipsisIcon />} size="row" />}
 *   items={[
 *     { id: 'edit', label: 'Edit', icon: <PencilIcon />, onAction: edit },
 *     { id: 'delete', label: 'Delete channel', icon: <TrashIcon />, isDanger: true, onAction: askToDelete },
 *   ]}
 * />
 */
export function Menu({
  trigger,
  items,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...props
}: MenuProps) {
  return (
    <MenuTrigger {...toAria({ isOpen, defaultOpen, onOpenChange })}>
      {trigger}
      <Popover
        {...toAria(props)}
        className={classNames(popover, className)}
        data-part="menu"
        placement={placement}
        offset={4}
        containerPadding={8}
      >
        <List items={items} />
      </Popover>
    </MenuTrigger>
  );
}

/** react-aria's menu traps Tab; in the APG pattern, Tab closes the menu (seen in react-aria-components 1.22). */
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
    <AriaMenuSection
      className={sectionStyle}
      data-part="menu-section"
      {...(isLabelHidden && { 'aria-label': label })}
    >
      {!isLabelHidden && (
        <Header className={heading} data-part="menu-heading">
          {label}
        </Header>
      )}
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
      data-part="menu-item"
      data-danger={isDanger || undefined}
      // Not react-aria's `isDisabled`: such items can't be focused, so the reason wouldn't be read.
      {...(isUnavailable
        ? { render: unavailable, shouldCloseOnSelect: false }
        : { ...(onAction && { onAction }), ...(href !== undefined && { href }) })}
    >
      {icon !== undefined && (
        <span className={iconStyle} data-part="menu-item-icon">
          {icon}
        </span>
      )}
      <span className={words}>
        <span data-part="menu-item-label" lang={lang}>
          {label}
        </span>
        {second !== undefined && (
          // Hidden from the content, which is the name; aria-describedby still references it as the description.
          <Text slot="description" className={note} data-part="menu-item-description" aria-hidden="true">
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
