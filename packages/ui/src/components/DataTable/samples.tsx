import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import type { Columns } from './index.ts';

/** Sample data of the stories. */
export interface Contact {
  id: string;
  name: string;
  phone: string;
  status: 'new' | 'contacted' | 'converted';
  calls: number;
  city: string;
}

const names = ['Olga Marchenko', 'Daniel Cohen', 'רות אזולאי', 'Ирина Волкова', 'Maya Levin'];
const statuses = ['new', 'contacted', 'converted'] as const;
const cities = ['Haifa', 'Tel Aviv', 'Jerusalem'];

export const contactsOf = (count: number): Contact[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index + 1}`,
    name: `${names[index % names.length]} ${index + 1}`,
    phone: `052-440 ${String(index % 10_000).padStart(4, '0')}`,
    status: statuses[index % statuses.length] ?? 'new',
    calls: (index * 37) % 101,
    city: cities[index % cities.length] ?? '',
  }));

export const english = {
  label: 'Contacts',
  name: 'Name',
  phone: 'Phone number',
  status: 'Status',
  statuses: { new: 'New', contacted: 'Contacted', converted: 'Converted' },
  calls: 'Calls',
  city: 'City',
  actions: 'Actions',
  open: 'Open',
  search: 'Search contacts',
  download: 'Download CSV',
  remove: 'Delete',
  tag: 'Mark as contacted',
};

export const hebrew: typeof english = {
  label: 'אנשי קשר',
  name: 'שם',
  phone: 'מספר טלפון',
  status: 'מצב',
  statuses: { new: 'חדש', contacted: 'נוצר קשר', converted: 'לקוח' },
  calls: 'שיחות',
  city: 'עיר',
  actions: 'פעולות',
  open: 'פתיחה',
  search: 'חיפוש אנשי קשר',
  download: 'הורדת CSV',
  remove: 'מחיקה',
  tag: 'סימון שנוצר קשר',
};

const tones = { new: 'info', contacted: 'neutral', converted: 'success' } as const;

export const columnsIn = (words: typeof english): Columns<Contact> => [
  {
    key: 'name',
    header: words.name,
    isRowHeader: true,
    compare: (one, other) => one.name.localeCompare(other.name),
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  { key: 'phone', header: words.phone, cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
  {
    key: 'status',
    header: words.status,
    cell: ({ status }) => <Badge tone={tones[status]}>{words.statuses[status]}</Badge>,
  },
  { key: 'city', header: words.city, importance: 'low', cell: ({ city }) => city },
  {
    key: 'calls',
    header: words.calls,
    importance: 'medium',
    align: 'end',
    compare: (one, other) => one.calls - other.calls,
    cell: ({ calls }) => calls,
  },
  {
    key: 'actions',
    header: words.actions,
    isHeaderHidden: true,
    align: 'end',
    cell: ({ name }) => (
      <Button size="row" aria-label={`${words.open}: ${name}`}>
        {words.open}
      </Button>
    ),
  },
];
