import { render, screen } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DataGrid, PagedDataGrid } from '../components/DataGrid/index.ts';
import { ExpandableDataTable } from '../components/TableDetails/index.ts';
import { TableFilters } from '../components/TableFilters/index.ts';
import * as ui from '../index.ts';
import { resizeWindow } from '../testing/resizeWindow.ts';
import type { RootProps } from './index.ts';

/** What every component passes to its root element. */
const root = { className: 'mine', style: { scrollMarginTop: 7 }, id: 'given', 'data-testid': 'mine' };

const one = { value: 'one', label: 'One' };
const two = { value: 'two', label: 'Two' };
const options = [one, two];
const field = { ...root, label: 'Asked' };
const rows = [{ id: '1', name: 'Ana' }];
const table = {
  label: 'People',
  rows,
  rowKey: ({ id }: { id: string }) => id,
  columns: [{ key: 'name', header: 'Name', cell: ({ name }: { name: string }) => name, isRowHeader: true }],
} as const;
const points = [{ date: '2026-03-01', value: 3 }];
const series = [{ key: 'calls', label: 'Calls', color: 'series1', marker: 'circle', points }] as const;
const open = { isOpen: true, onOpenChange: () => undefined };

function OwnField(props: RootProps<HTMLDivElement>) {
  return (
    <ui.Field {...props} label="Asked" ids={ui.useField({})} htmlFor="own">
      <input id="own" className={ui.fieldControl} />
    </ui.Field>
  );
}

type Render = (ref: Ref<never>) => ReactElement;

/** A component and the `data-part` of its root element. */
const components: [part: string, component: Render][] = [
  [
    'app-shell',
    (ref) => (
      <ui.AppShell {...root} ref={ref} title="Page" sidebar={null}>
        Page
      </ui.AppShell>
    ),
  ],
  ['audio-player', (ref) => <ui.AudioPlayer {...root} ref={ref} src="/none.mp3" title="call" />],
  [
    'audio-volume',
    (ref) => (
      <ui.AudioPlayer src="/none.mp3" title="call">
        <ui.AudioVolume {...root} ref={ref} />
      </ui.AudioPlayer>
    ),
  ],
  ['avatar', (ref) => <ui.Avatar {...root} ref={ref} name="Maya Levin" />],
  [
    'badge',
    (ref) => (
      <ui.Badge {...root} ref={ref}>
        New
      </ui.Badge>
    ),
  ],
  [
    'breadcrumbs',
    (ref) => <ui.Breadcrumbs {...root} ref={ref} items={[{ label: 'Home', href: '/' }]} current="Here" />,
  ],
  [
    'button',
    (ref) => (
      <ui.Button {...root} ref={ref}>
        Add
      </ui.Button>
    ),
  ],
  ['data-grid', (ref) => <DataGrid {...root} ref={ref} {...table} />],
  ['data-grid', (ref) => <PagedDataGrid {...root} ref={ref} {...table} paging={{}} />],
  ['data-table', (ref) => <ui.DataTable {...root} ref={ref} {...table} />],
  [
    'data-table',
    (ref) => <ExpandableDataTable {...root} ref={ref} {...table} renderDetails={({ name }) => name} />,
  ],
  [
    'table-filters',
    (ref) => (
      <TableFilters
        {...root}
        ref={ref}
        columns={table.columns}
        filters={{}}
        onChange={() => undefined}
        found={1}
        total={1}
      />
    ),
  ],
  [
    'confirm-dialog',
    (ref) => (
      <ui.ConfirmDialog
        {...root}
        ref={ref}
        {...open}
        title="Delete?"
        confirmLabel="Delete"
        onConfirm={() => undefined}
      >
        Really
      </ui.ConfirmDialog>
    ),
  ],
  [
    'dialog',
    (ref) => (
      <ui.Dialog {...root} ref={ref} {...open} title="Delete?">
        Really
      </ui.Dialog>
    ),
  ],
  ['empty-state', (ref) => <ui.EmptyState {...root} ref={ref} icon={null} title="Nothing here" />],
  ['error-panel', (ref) => <ui.ErrorPanel {...root} ref={ref} title="Not loaded" />],
  ['field', (ref) => <OwnField {...root} ref={ref} />],
  [
    'form',
    (ref) => (
      <ui.Form {...root} ref={ref} onSubmit={() => undefined}>
        Fields
      </ui.Form>
    ),
  ],
  ['form-actions', (ref) => <ui.FormActions {...root} ref={ref} save="Save" />],
  [
    'form-group',
    (ref) => (
      <ui.FormGroup {...root} ref={ref} title="Person">
        Fields
      </ui.FormGroup>
    ),
  ],
  ['icon-button', (ref) => <ui.IconButton {...root} ref={ref} label="Edit" icon={null} />],
  [
    'stack',
    (ref) => (
      <ui.Stack {...root} ref={ref}>
        Text
      </ui.Stack>
    ),
  ],
  [
    'card',
    (ref) => (
      <ui.Card {...root} ref={ref}>
        Text
      </ui.Card>
    ),
  ],
  [
    'heading',
    (ref) => (
      <ui.Heading {...root} ref={ref} level={2}>
        Title
      </ui.Heading>
    ),
  ],
  [
    'text',
    (ref) => (
      <ui.Text {...root} ref={ref}>
        Text
      </ui.Text>
    ),
  ],
  ['line-chart', (ref) => <ui.LineChart {...root} ref={ref} title="Calls" unit="day" series={series} />],
  [
    'link',
    (ref) => (
      <ui.Link {...root} ref={ref} href="#here">
        Here
      </ui.Link>
    ),
  ],
  [
    'link-button',
    (ref) => (
      <ui.LinkButton {...root} ref={ref} href="#here">
        Here
      </ui.LinkButton>
    ),
  ],
  [
    'menu',
    (ref) => (
      <ui.Menu
        {...root}
        ref={ref}
        {...open}
        trigger={<ui.Button>More</ui.Button>}
        items={[{ id: 'edit', label: 'Edit', onAction: () => undefined }]}
      />
    ),
  ],
  ['monogram', (ref) => <ui.Monogram {...root} ref={ref} name="Clinic" />],
  [
    'notice',
    (ref) => (
      <ui.Notice {...root} ref={ref}>
        Saved
      </ui.Notice>
    ),
  ],
  [
    'page',
    (ref) => (
      <ui.Page {...root} ref={ref} title="Page">
        Text
      </ui.Page>
    ),
  ],
  [
    'pagination',
    (ref) => (
      <ui.Pagination
        {...root}
        ref={ref}
        label="Pages"
        page={1}
        pageSize={10}
        total={40}
        onPageChange={() => undefined}
      />
    ),
  ],
  [
    'popover',
    (ref) => (
      <ui.Popover {...root} ref={ref} {...open} trigger={<ui.Button>More</ui.Button>} label="More">
        Text
      </ui.Popover>
    ),
  ],
  [
    'segmented-control',
    (ref) => <ui.SegmentedControl {...root} ref={ref} label="Period" options={[one, two]} />,
  ],
  [
    'sidebar',
    (ref) => (
      <ui.Sidebar
        {...root}
        ref={ref}
        label="Main"
        brand={{ mark: null, name: 'Console', href: '/' }}
        currentHref="/"
      >
        <ui.SidebarSection>{null}</ui.SidebarSection>
      </ui.Sidebar>
    ),
  ],
  [
    'sidebar-action',
    (ref) => <ui.SidebarAction {...root} ref={ref} label="Leave" icon={null} onPress={() => undefined} />,
  ],
  ['sidebar-item', (ref) => <ui.SidebarItem {...root} ref={ref} href="/calls" label="Calls" icon={null} />],
  [
    'sidebar-section',
    (ref) => (
      <ui.SidebarSection {...root} ref={ref}>
        {null}
      </ui.SidebarSection>
    ),
  ],
  [
    'sidebar-slot',
    (ref) => (
      <ui.SidebarSlot {...root} ref={ref} label="Theme" icon={null}>
        Dark
      </ui.SidebarSlot>
    ),
  ],
  ['sidebar-sub-item', (ref) => <ui.SidebarSubItem {...root} ref={ref} href="/calls/1" label="Call" />],
  ['sidebar-trigger', (ref) => <ui.SidebarTrigger {...root} ref={ref} />],
  ['skeleton', (ref) => <ui.Skeleton {...root} ref={ref} />],
  [
    'tabbed-form',
    (ref) => (
      <ui.TabbedForm
        {...root}
        ref={ref}
        label="Contact"
        tabs={[{ id: 'one', label: 'One', children: 'Fields' }]}
        onSubmit={() => undefined}
      >
        Actions
      </ui.TabbedForm>
    ),
  ],
  [
    'tab-count',
    (ref) => (
      <ui.TabCount {...root} ref={ref}>
        2
      </ui.TabCount>
    ),
  ],
  [
    'tabs',
    (ref) => (
      <ui.Tabs {...root} ref={ref} label="Contact" tabs={[{ id: 'one', label: 'One', children: 'Text' }]} />
    ),
  ],
  ['toast-history', (ref) => <ui.ToastHistory {...root} ref={ref} />],
  ['toast-region', (ref) => <ui.ToastRegion {...root} ref={ref} />],
  [
    'tooltip',
    (ref) => (
      <ui.Tooltip {...root} ref={ref} label="Help">
        <ui.Button>Focus shows it</ui.Button>
      </ui.Tooltip>
    ),
  ],
  ['transcript', (ref) => <ui.Transcript {...root} ref={ref} turns={[]} />],
  ['week-calendar', (ref) => <ui.WeekCalendar {...root} ref={ref} label="Week" events={[]} />],
];

beforeEach(() => resizeWindow(1440, 900));

test.each(components)(
  'the root of %s takes a class name, a style, an ID, data attributes and a ref',
  async (part, component) => {
    const ref = createRef<never>();
    render(component(ref));
    if (part === 'tooltip') await userEvent.tab();
    const [element, ...others] = document.querySelectorAll<HTMLElement>('.mine');
    expect(others).toEqual([]);
    expect(element?.dataset).toMatchObject({ part, testid: 'mine' });
    expect(element?.style.scrollMarginTop).toBe('7px');
    expect(element?.id).toBe('given');
    expect(ref.current).toBe(element);
  },
);

/** A field, and the role of its control, which gets the ID and contains the element of the ref. */
const fields: [part: string, role: string, field: Render][] = [
  [
    'checkbox',
    'checkbox',
    (ref) => (
      <ui.Checkbox {...root} ref={ref}>
        Asked
      </ui.Checkbox>
    ),
  ],
  ['checkbox-group', 'group', (ref) => <ui.CheckboxGroup {...field} ref={ref} options={options} />],
  ['code-field', 'textbox', (ref) => <ui.CodeField {...field} ref={ref} />],
  ['combo-box', 'combobox', (ref) => <ui.ComboBox {...field} ref={ref} options={options} />],
  ['country-field', 'combobox', (ref) => <ui.CountryField {...field} ref={ref} />],
  ['date-field', 'group', (ref) => <ui.DateField {...field} ref={ref} />],
  ['date-range-field', 'group', (ref) => <ui.DateRangeField {...field} ref={ref} />],
  ['date-time-field', 'group', (ref) => <ui.DateTimeField {...field} ref={ref} />],
  // A file input has no role in the tests' library.
  ['file-field', '', (ref) => <ui.FileField {...field} ref={ref} />],
  ['international-phone-field', 'textbox', (ref) => <ui.InternationalPhoneField {...field} ref={ref} />],
  ['multi-select', 'button', (ref) => <ui.MultiSelect {...field} ref={ref} options={options} />],
  ['native-select', 'combobox', (ref) => <ui.NativeSelect {...field} ref={ref} options={options} />],
  ['number-field', 'textbox', (ref) => <ui.NumberField {...field} ref={ref} />],
  ['phone-field', 'textbox', (ref) => <ui.PhoneField {...field} ref={ref} digits={10} />],
  ['radio-group', 'radiogroup', (ref) => <ui.RadioGroup {...field} ref={ref} options={options} />],
  ['search-field', 'searchbox', (ref) => <ui.SearchField {...field} ref={ref} />],
  ['select', 'button', (ref) => <ui.Select {...field} ref={ref} options={options} />],
  ['slider', 'slider', (ref) => <ui.Slider {...field} ref={ref} />],
  ['select', 'textbox', (ref) => <ui.Select {...field} ref={ref} options={options} isReadOnly />],
  ['multi-select', 'textbox', (ref) => <ui.MultiSelect {...field} ref={ref} options={options} isReadOnly />],
  ['switch', 'switch', (ref) => <ui.Switch {...field} ref={ref} />],
  ['text-area', 'textbox', (ref) => <ui.TextArea {...field} ref={ref} />],
  ['text-field', 'textbox', (ref) => <ui.TextField {...field} ref={ref} />],
  ['time-field', 'group', (ref) => <ui.TimeField {...field} ref={ref} />],
];

test.each(fields)(
  'the root of %s takes a class name, a style and data attributes; its %s the ID and the ref',
  (part, role, component) => {
    const ref = createRef<never>();
    const { container } = render(component(ref));
    const [element, ...others] = document.querySelectorAll<HTMLElement>('.mine');
    expect(others).toEqual([]);
    expect(element).toBe(container.querySelector(':scope > :not(template)'));
    expect(element?.dataset).toMatchObject({ part, testid: 'mine' });
    expect(document.querySelectorAll('[data-testid="mine"]')).toHaveLength(1);
    expect(element?.style.scrollMarginTop).toBe('7px');
    const [control, ...rivals] = document.querySelectorAll('#given');
    expect(rivals).toEqual([]);
    if (role) expect(screen.getAllByRole(role)).toContain(control);
    const focusable: HTMLElement | null = ref.current;
    expect(control?.contains(focusable)).toBe(true);
  },
);
