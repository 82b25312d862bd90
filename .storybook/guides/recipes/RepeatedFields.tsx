import {
  ArrowDownIcon,
  ArrowUpIcon,
  announce,
  Button,
  Form,
  FormActions,
  type FormErrors,
  IconButton,
  PhoneField,
  PlusIcon,
  Stack,
  TrashIcon,
} from '@console/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { nested } from './nested.ts';

const contact = z.preprocess(
  nested,
  z.object({
    phones: z
      .array(z.object({ number: z.string().regex(/^\d{10}$/, 'Enter 10 digits') }), 'Add a phone number')
      .min(1, 'Add a phone number'),
  }),
);

type Contact = z.infer<typeof contact>;

/** A list of phone numbers. People add, remove and reorder them. */
export function RepeatedFields({ save }: { save: (contact: Contact) => Promise<FormErrors | undefined> }) {
  const { ids, list, add, remove, move } = useEntries(2);

  return (
    <Form schema={contact} onSubmit={(values) => save(contact.parse(Object.fromEntries(values)))}>
      <div ref={list}>
        <Stack>
          {ids.map((id, index) => (
            // The ID belongs to the entry, so that its text moves with it.
            <div
              key={id}
              data-entry={id}
              style={{ display: 'flex', gap: '0.5rem', alignItems: 'flex-start' }}
            >
              <div style={{ flex: 1, minInlineSize: 0 }}>
                <PhoneField name={`phones.${index}.number`} label={`Phone number ${index + 1}`} digits={10} />
              </div>
              {/* As high as the label above the field. */}
              <div style={{ display: 'flex', paddingBlockStart: '1.75rem' }}>
                <IconButton
                  data-action="up"
                  label={`Move phone number ${index + 1} up`}
                  icon={<ArrowUpIcon />}
                  isDisabled={index === 0}
                  onPress={() => move(index, index - 1)}
                />
                <IconButton
                  data-action="down"
                  label={`Move phone number ${index + 1} down`}
                  icon={<ArrowDownIcon />}
                  isDisabled={index === ids.length - 1}
                  onPress={() => move(index, index + 1)}
                />
                <IconButton
                  data-action="remove"
                  label={`Remove phone number ${index + 1}`}
                  icon={<TrashIcon />}
                  onPress={() => remove(index)}
                />
              </div>
            </div>
          ))}
          <div>
            <Button data-action="add" icon={<PlusIcon />} onPress={add}>
              Add Phone Number
            </Button>
          </div>
        </Stack>
      </div>
      <FormActions save="Save contact" />
    </Form>
  );
}

/** The entries of a list of fields. Focus follows each change, and what focus doesn't show is announced. */
function useEntries(count: number) {
  const [ids, setIds] = useState(() => Array.from({ length: count }, (_, index) => index));
  const nextId = useRef(count);
  const list = useRef<HTMLDivElement>(null);
  /** Selectors of what takes focus after the change, the first one that is there. */
  const goTo = useRef<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves after the entries have changed.
  useLayoutEffect(() => {
    const found = goTo.current.map((selector) => list.current?.querySelector<HTMLElement>(selector));
    goTo.current = [];
    found.find((element) => element)?.focus();
  }, [ids]);

  const button = (id: number | undefined, action: string) =>
    `[data-entry="${id}"] [data-action="${action}"]:not(:disabled)`;

  return {
    ids,
    list,
    add() {
      const id = nextId.current++;
      // The name of the field is announced with focus.
      goTo.current = [`[data-entry="${id}"] input`];
      setIds([...ids, id]);
    },
    remove(index: number) {
      goTo.current = [
        button(ids[index + 1], 'remove'),
        button(ids[index - 1], 'remove'),
        '[data-action="add"]',
      ];
      setIds(ids.filter((_, other) => other !== index));
      announce(`Phone number ${index + 1} removed. ${ids.length - 1} left.`);
    },
    move(from: number, to: number) {
      const id = ids[from];
      if (id === undefined) return;
      const [same, other] = to < from ? ['up', 'down'] : ['down', 'up'];
      goTo.current = [button(id, same), button(id, other)];
      setIds(ids.filter((each) => each !== id).toSpliced(to, 0, id));
      announce(`Phone number ${from + 1} is now number ${to + 1}.`);
    },
  };
}
