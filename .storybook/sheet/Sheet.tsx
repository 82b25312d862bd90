import type { ReactNode } from 'react';
import * as table from '../../packages/ui/src/components/DataTable/samples.tsx';
import {
  CalendarIcon,
  CheckIcon,
  CircleAlertIcon,
  DownloadIcon,
  PencilIcon,
  PlusIcon,
  TableIcon,
  TrashIcon,
  TriangleAlertIcon,
} from '../../packages/ui/src/icons/index.ts';
import {
  Badge,
  Button,
  Checkbox,
  CountryField,
  DataTable,
  IconButton,
  Link,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TabCount,
  Tabs,
  TextArea,
  TextField,
  vars,
} from '../../packages/ui/src/index.ts';
import type { english } from './words.ts';

type Words = typeof english;

interface SheetProps {
  words: Words;
  /** The texts of the table, and its rows. */
  columns: typeof table.english;
  contacts: table.Contact[];
}

/** Many components next to each other, as in the design specification. */
export function Sheet({ words, columns, contacts }: SheetProps) {
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
      }}
    >
      {panels.map(([title, Content]) => (
        <Panel key={title} title={words[title]}>
          <Content words={words} />
        </Panel>
      ))}
      <Panel title={words.table} isWide>
        <DataTable
          label={columns.label}
          columns={table.columnsIn(columns)}
          rows={contacts}
          rowKey={({ id }) => id}
          selection={{ defaultSelected: new Set(['c1']) }}
          paging={{ defaultPageSize: 5, pageSizes: [5, 25] }}
        />
      </Panel>
    </div>
  );
}

function Panel({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section
      style={{
        gridColumn: isWide ? '1 / -1' : undefined,
        display: 'grid',
        gap: '1rem',
        alignContent: 'start',
        minInlineSize: 0,
        padding: '1rem 1.125rem 1.25rem',
        background: vars.color.surface,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
      }}
    >
      <h2
        style={{
          margin: 0,
          fontSize: vars.font.small,
          fontWeight: vars.font.medium,
          color: vars.color.textMuted,
        }}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' } as const;

function Buttons({ words }: { words: Words }) {
  const variants = ['primary', 'outline', 'quiet', 'danger'] as const;
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} style={row}>
          {[{}, { isBusy: true }, { isDisabled: true }].map((state) => (
            <Button key={Object.keys(state).join()} variant={variant} {...state}>
              {words.save}
            </Button>
          ))}
        </div>
      ))}
      <div style={row}>
        <Button variant="primary" icon={<PlusIcon />}>
          {words.add}
        </Button>
        <Button icon={<DownloadIcon />}>{words.download}</Button>
        <Button variant="dangerOutline" icon={<TrashIcon />}>
          {words.remove}
        </Button>
        <IconButton label={words.edit} icon={<PencilIcon />} />
        <Link href="#link" isStandalone>
          {words.link}
        </Link>
      </div>
    </>
  );
}

const badges = [
  ['success', 'completed', CheckIcon],
  ['warning', 'waiting', TriangleAlertIcon],
  ['danger', 'failed', CircleAlertIcon],
  ['info', 'fresh', undefined],
  ['accent', 'main', undefined],
] as const;

function BadgesAndTabs({ words }: { words: Words }) {
  return (
    <>
      <div style={row}>
        <Badge>{words.cancelled}</Badge>
        {badges.map(([tone, word, Icon]) => (
          <Badge key={tone} tone={tone} icon={Icon && <Icon size={12} />}>
            {words[word]}
          </Badge>
        ))}
      </div>
      <Tabs
        label={words.channel}
        defaultValue="bot"
        tabs={[
          {
            id: 'basic',
            label: words.basic,
            end: <TabCount tone="danger">1</TabCount>,
            endLabel: words.oneError,
            children: words.channelName,
          },
          { id: 'bot', label: words.bot, children: words.type },
          { id: 'team', label: words.team, children: words.who },
          { id: 'billing', label: words.billing, isDisabled: true, children: words.main },
        ]}
      />
      <SegmentedControl
        label={words.view}
        defaultValue="week"
        options={[
          { value: 'week', label: words.week, icon: <CalendarIcon /> },
          { value: 'list', label: words.list, icon: <TableIcon /> },
        ]}
      />
    </>
  );
}

function Fields({ words }: { words: Words }) {
  return (
    <>
      <TextField label={words.channelName} defaultValue={words.reception} hint={words.shown} />
      <TextField label={words.phone} defaultValue="054-22" error={words.tenDigits} dir="ltr" />
      <TextField label={words.organization} defaultValue={words.clinic} isDisabled />
      <TextArea label={words.closing} defaultValue={words.thanks} requiredIndicator="optional" rows={2} />
    </>
  );
}

function Choices({ words }: { words: Words }) {
  return (
    <>
      <Select label={words.type} options={optionsOf(words, 'sales', 'service')} defaultValue="sales" />
      <CountryField label={words.country} defaultValue="il" />
    </>
  );
}

function Switches({ words }: { words: Words }) {
  return (
    <>
      <div style={row}>
        <Switch label={words.active} defaultSelected />
        <Switch label={words.active} />
        <Switch label={words.active} isDisabled />
      </div>
      <Checkbox defaultSelected>{words.record}</Checkbox>
      <Checkbox isIndeterminate>{words.all}</Checkbox>
      <Checkbox error={words.agreeFirst}>{words.agree}</Checkbox>
      <RadioGroup label={words.who} defaultValue="everyone" options={optionsOf(words, 'everyone', 'first')} />
      <Slider
        label={words.creativity}
        maxValue={1}
        step={0.01}
        defaultValue={0.64}
        formatOptions={{ style: 'percent' }}
      />
    </>
  );
}

const panels = [
  ['buttons', Buttons],
  ['badges', BadgesAndTabs],
  ['fields', Fields],
  ['choices', Choices],
  ['switches', Switches],
] as const;

const optionsOf = <Key extends keyof Words>(words: Words, ...values: Key[]) =>
  values.map((value) => ({ value, label: words[value] }));
