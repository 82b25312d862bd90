import { EllipsisIcon, PhoneIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { DateField } from '../DateField/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { Menu } from '../Menu/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { Select } from '../Select/index.ts';
import { Slider } from '../Slider/index.ts';
import { Switch } from '../Switch/index.ts';
import { TextField } from '../TextField/index.ts';
import type { GridColumns } from './index.ts';

/** Sample data of the stories. */
export interface Contact {
  id: string;
  name: string;
  phone: string;
  calls: number;
}

export const contacts: Contact[] = [
  { id: 'c1', name: 'Maya Levin', phone: '052-440 0172', calls: 12 },
  { id: 'c2', name: 'Daniel Cohen', phone: '052-440 0190', calls: 3 },
  { id: 'c3', name: 'רות אזולאי', phone: '052-440 0233', calls: 40 },
  { id: 'c4', name: 'Ирина Волкова', phone: '052-440 0288', calls: 7 },
];

export const manyContacts = (count: number): Contact[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index + 1}`,
    name: `Maya Levin ${index + 1}`,
    phone: `052-440 ${String(index).padStart(4, '0')}`,
    calls: (index * 37) % 101,
  }));

export const english = {
  label: 'Contacts',
  name: 'Name',
  phone: 'Phone number',
  calls: 'Calls',
  note: 'Note',
  actions: 'Actions',
  call: 'Call',
  more: (name: string) => `More for ${name}`,
  edit: 'Edit',
  archive: 'Archive',
  remove: 'Delete',
};

export const hebrew: typeof english = {
  label: 'אנשי קשר',
  name: 'שם',
  phone: 'מספר טלפון',
  calls: 'שיחות',
  note: 'הערה',
  actions: 'פעולות',
  call: 'חיוג',
  more: (name) => `עוד על ${name}`,
  edit: 'עריכה',
  archive: 'העברה לארכיון',
  remove: 'מחיקה',
};

const none = () => undefined;

/** Columns with a link, text, a number, a field and two buttons. */
export const columnsIn = (words: typeof english): GridColumns<Contact> => [
  {
    key: 'name',
    header: words.name,
    isRowHeader: true,
    compare: (one, other) => one.name.localeCompare(other.name),
    cell: ({ id, name }) => (
      <Link href={`#${id}`} isPlain>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'phone', header: words.phone, cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
  {
    key: 'calls',
    header: words.calls,
    align: 'end',
    compare: (one, other) => one.calls - other.calls,
    cell: ({ calls }) => calls,
  },
  {
    key: 'note',
    header: words.note,
    width: '10rem',
    focus: 'cell',
    cell: ({ name }) => <TextField label={`${words.note}: ${name}`} isLabelHidden />,
  },
  {
    key: 'actions',
    header: words.actions,
    isHeaderHidden: true,
    align: 'end',
    focus: 'cell',
    cell: ({ name }) => (
      <div style={{ display: 'inline-flex' }}>
        <IconButton label={`${words.call}: ${name}`} size="row" icon={<PhoneIcon />} />
        <Menu
          trigger={<IconButton label={words.more(name)} size="row" icon={<EllipsisIcon />} />}
          items={[
            { id: 'edit', label: words.edit, onAction: none },
            { id: 'archive', label: words.archive, onAction: none },
          ]}
        />
      </div>
    ),
  },
];

const answers = [
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
];

/** A column for each kind of control. */
export const everyControl = (pressed: () => void = none): GridColumns<Contact> => [
  {
    key: 'name',
    header: 'Name',
    width: '8rem',
    isRowHeader: true,
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  {
    key: 'link',
    header: 'Link',
    width: '9rem',
    cell: ({ name }) => <Link href="#there">{`Link of ${name}`}</Link>,
  },
  {
    key: 'button',
    width: '9rem',
    header: 'Button',
    cell: ({ name }) => <Button size="row" onPress={pressed}>{`Button of ${name}`}</Button>,
  },
  {
    key: 'menu',
    header: 'Menu',
    cell: ({ name }) => (
      <Menu
        trigger={<IconButton label={`Menu of ${name}`} size="row" icon={<EllipsisIcon />} />}
        items={[
          { id: 'edit', label: 'Edit', onAction: none },
          { id: 'archive', label: 'Archive', onAction: none },
        ]}
      />
    ),
  },
  {
    key: 'checkbox',
    header: 'Checkbox',
    cell: ({ name }) => <Checkbox aria-label={`Checkbox of ${name}`} />,
  },
  { key: 'switch', header: 'Switch', cell: ({ name }) => <Switch label={`Switch of ${name}`} /> },
  {
    key: 'select',
    header: 'Select',
    cell: ({ name }) => (
      <Select label={`Select of ${name}`} isLabelHidden options={answers} defaultValue="sales" />
    ),
  },
  {
    key: 'text',
    width: '10rem',
    header: 'Text',
    focus: 'cell',
    cell: ({ name }) => <TextField label={`Text of ${name}`} isLabelHidden defaultValue="ab" />,
  },
  {
    key: 'number',
    width: '8rem',
    header: 'Number',
    focus: 'cell',
    cell: ({ name }) => <NumberField label={`Number of ${name}`} isLabelHidden defaultValue={5} />,
  },
  {
    key: 'date',
    width: '13rem',
    header: 'Date',
    focus: 'cell',
    cell: ({ name }) => <DateField label={`Date of ${name}`} isLabelHidden defaultValue="2026-03-26" />,
  },
  {
    key: 'slider',
    width: '10rem',
    header: 'Slider',
    focus: 'cell',
    cell: ({ name }) => <Slider label={`Slider of ${name}`} isLabelHidden defaultValue={50} />,
  },
];

/** The row header and one kind of control, with another control before and after it. */
export const columnsWith = (kind: string, pressed?: () => void) =>
  everyControl(pressed).filter(({ key }) =>
    ['name', 'link', kind, 'slider'].includes(key),
  ) as unknown as GridColumns<Contact>;
