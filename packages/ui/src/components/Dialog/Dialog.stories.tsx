import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Dialog, type DialogProps, DialogTrigger } from './index.ts';

const actions = ({ close }: { close: () => void }) => (
  <>
    <Button onPress={close}>Cancel</Button>
    <Button variant="primary" onPress={close}>
      Add
    </Button>
  </>
);

const args: DialogProps = { title: 'Add contact', children: 'The contact hears from you first.' };

const meta = {
  title: 'Components/Overlays/Dialog',
  id: 'components-dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { defaultOpen: true, actions } };

export const FromAButton: Story = {
  args: { actions },
  render: (args) => (
    <DialogTrigger>
      <Button>Add contact</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
};

export const WithDescription: Story = {
  args: {
    defaultOpen: true,
    description: 'People who call are added by the representative.',
    children: null,
  },
};

export const Form: Story = { args: { defaultOpen: true, size: 'large', isDismissable: false, actions } };

export const Locked: Story = { args: { defaultOpen: true, isLocked: true } };

export const Tall: Story = {
  args: {
    defaultOpen: true,
    title: 'Terms of Service',
    actions,
    children: Array.from({ length: 40 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change.
      <p key={line}>The service answers calls in the name of the organization that asks it to.</p>
    )),
  },
};

export const Drawer: Story = {
  args: {
    defaultOpen: true,
    variant: 'drawer',
    title: 'Menu',
    head: <strong>Console</strong>,
    children: (
      <Link href="#dashboard" isStandalone>
        Dashboard
      </Link>
    ),
  },
};

export const DrawerAtTheEnd: Story = { args: { ...Drawer.args, side: 'end' } };

export const LongWords: Story = {
  args: {
    defaultOpen: true,
    title: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer hinzufügen',
    children: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigungsantragsformular',
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    defaultOpen: true,
    title: 'הוספת איש קשר',
    children: 'אנשים שמתקשרים מתווספים על ידי הנציג.',
    actions: (
      <>
        <Button>ביטול</Button>
        <Button variant="primary">הוספה</Button>
      </>
    ),
  },
};

export const DrawerInHebrew: Story = { ...Drawer, globals: { locale: 'he' } };
