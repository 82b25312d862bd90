import {
  Button,
  Checkbox,
  DateField,
  Dialog,
  Form,
  FormActions,
  Menu,
  Notice,
  NumberField,
  Page,
  Select,
  TextField,
} from '@console/ui';
import { type Columns, DataTable } from '@console/ui/data-table';
import { Tabs } from '@console/ui/tabs';

interface Person {
  id: string;
  name: string;
}

/** Values that an app may not have yet. */
export interface MaybeProps {
  text: string | undefined;
  count: number | undefined;
  flag: boolean | undefined;
  errors: Record<string, string> | undefined;
  people: readonly Person[] | undefined;
  change: ((value: unknown) => void) | undefined;
  act: (() => void) | undefined;
}

const columns: Columns<Person> = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true, width: undefined },
];

/** Compiled with `exactOptionalPropertyTypes`: each optional prop takes a value that may be `undefined`. */
export function Maybe({ text, count, flag, errors, people = [], change, act }: MaybeProps) {
  const words = { hint: text, error: text, isLabelHidden: flag, name: text, isDisabled: flag } as const;
  return (
    <Page title="Person" subtitle={text} width={undefined}>
      <Form label={text} errors={errors} unsavedName={text} onSubmit={() => undefined}>
        <TextField label="Name" {...words} defaultValue={text} onChange={change} isReadOnly={flag} />
        <NumberField label="Age" {...words} value={count} onChange={change} minValue={count} />
        <DateField label="Birthday" {...words} value={text} onChange={change} />
        <Select label="Team" {...words} options={[]} value={text} onChange={change} placeholder={text} />
        <Checkbox {...words} isSelected={flag} onChange={change}>
          Active
        </Checkbox>
        <FormActions save="Save" isDisabled={flag} />
      </Form>
      <Notice title={text} isLive={flag}>
        Saved
      </Notice>
      <Tabs label="Parts" tabs={[]} value={text} onChange={change} isManual={flag} />
      <Menu
        trigger={<Button isDisabled={flag}>More</Button>}
        items={[]}
        isOpen={flag}
        onOpenChange={change}
      />
      <Dialog title="Person" description={text} isOpen={flag} onOpenChange={change} isDismissable={flag}>
        <Button onPress={act} isBusy={flag} busyLabel={text}>
          Close
        </Button>
      </Dialog>
      <DataTable
        label="People"
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        onSortChange={change}
        selection={flag === undefined ? undefined : {}}
        paging={count === undefined ? undefined : { pageSize: count, page: undefined }}
      />
    </Page>
  );
}
