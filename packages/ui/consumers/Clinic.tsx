'use client';

import { AppShell, Page, PhoneIcon, SettingsIcon, TextField } from '@console/ui';
import { AudioPlayer, useAudioPlayer } from '@console/ui/audio-player';
import { type Columns, DataTable } from '@console/ui/data-table';
import { FormActions } from '@console/ui/form';
import { LineChart } from '@console/ui/line-chart';
import { Sidebar, SidebarItem, SidebarSection } from '@console/ui/sidebar';
import { TabbedForm } from '@console/ui/tabbed-form';
import { Transcript } from '@console/ui/transcript';
import { WeekCalendar } from '@console/ui/week-calendar';

interface Call {
  id: string;
  caller: string;
  minutes: number;
}

const calls: readonly Call[] = [
  { id: '1', caller: 'דנה כהן', minutes: 4 },
  { id: '2', caller: 'יוסי מזרחי', minutes: 2 },
];

const columns: Columns<Call> = [
  { key: 'caller', header: 'מי התקשר', cell: ({ caller }) => caller, isRowHeader: true },
  {
    key: 'minutes',
    header: 'דקות',
    cell: ({ minutes }) => minutes,
    compare: (a, b) => a.minutes - b.minutes,
  },
];

const perDay = [
  {
    key: 'calls',
    label: 'שיחות',
    color: 'series3',
    marker: 'circle',
    points: [12, 9, 14, 17, 11, 20, 16].map((value, day) => ({ date: `2026-11-${15 + day}`, value })),
  },
] as const;

const events = [
  { id: 'a', title: 'ניקוי שיניים', start: '2026-11-16T09:00', end: '2026-11-16T09:45', status: 'מאושר' },
  { id: 'b', title: 'בדיקה', start: '2026-11-18T13:30', end: '2026-11-18T14:00', tone: 'warning' },
] as const;

const turns = [
  { speaker: { name: 'הנציג' }, start: 0, text: 'שלום, הגעתם למרפאה.' },
  { speaker: { name: 'דנה כהן' }, start: 1, text: 'שלום, אפשר תור ליום שני?' },
] as const;

/** The same page for every consumer project: the six main components, in Hebrew. */
export function Clinic() {
  return (
    <AppShell title="המרפאה" sidebar={<Ways />}>
      <Page title="המרפאה">
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' }}>
          <DataTable label="שיחות אחרונות" columns={columns} rows={calls} rowKey={({ id }) => id} />
          <LineChart title="שיחות ביום" unit="day" series={perDay} headingLevel={2} />
          <Recording />
          <WeekCalendar
            label="תורים"
            events={events}
            timeZone="Asia/Jerusalem"
            now="2026-11-17T08:00:00Z"
            defaultValue="2026-11-17"
          />
          <Settings />
        </div>
      </Page>
    </AppShell>
  );
}

function Ways() {
  return (
    <Sidebar
      label="ניווט"
      brand={{ mark: <PhoneIcon size={20} />, name: 'המרפאה', href: '#' }}
      currentHref="#calls"
    >
      <SidebarSection>
        <SidebarItem href="#calls" label="שיחות" icon={<PhoneIcon />} />
        <SidebarItem href="#settings" label="הגדרות" icon={<SettingsIcon />} />
      </SidebarSection>
    </Sidebar>
  );
}

function Recording() {
  const player = useAudioPlayer({ src: '/call.mp3', title: 'שיחה עם דנה כהן' });
  return (
    <>
      <AudioPlayer player={player} title="שיחה עם דנה כהן" />
      <Transcript turns={turns} player={player} headingLevel={2} />
    </>
  );
}

function Settings() {
  const tabs = [
    { id: 'greeting', label: 'ברכה', children: <TextField name="greeting" label="ברכת פתיחה" /> },
    { id: 'hours', label: 'שעות', children: <TextField name="hours" label="שעות פתיחה" /> },
  ];
  return (
    <TabbedForm label="הגדרות המרפאה" tabs={tabs} onSubmit={() => undefined}>
      <FormActions save="שמירה" />
    </TabbedForm>
  );
}
