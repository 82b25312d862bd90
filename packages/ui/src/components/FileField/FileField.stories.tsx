import type { Meta, StoryObj } from '@storybook/react-vite';
import { upTo } from '../../testing/inPlace.tsx';
import { FileField } from './FileField.tsx';

const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { lastModified: 1 });

const meta = {
  title: 'Components/Fields/FileField',
  id: 'components-filefield',
  component: FileField,
  args: { label: 'Documents', maxFiles: 3 },
  decorators: [upTo('28rem')],
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { accept: '.pdf,image/*', maxSize: 5_000_000, hint: 'PDF or images, up to 5 MB each.' },
};

const uploads = [
  { file: file('contract.pdf', 1_240_000), progress: 1 },
  { file: file('passport-scan-of-the-second-person.jpeg', 640_000), progress: 0.4 },
  { file: file('invoice.pdf', 88_000), error: 'The connection was lost. Remove it and choose it again.' },
];

/** The app uploads the files before the form is sent. */
export const Uploading: Story = {
  args: {
    value: uploads.map(({ file }) => file),
    status: (file) => uploads.find((upload) => upload.file === file),
  },
};

export const Failed: Story = {
  args: {
    label: 'Logo',
    maxFiles: 1,
    error: 'Choose a logo, such as logo.svg',
    requiredIndicator: 'required',
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'מסמכים',
    hint: 'עד 3 קבצים.',
    requiredIndicator: 'optional',
    value: uploads.slice(0, 2).map(({ file }) => file),
    status: (file) => (file === uploads[1]?.file ? { progress: 0.4 } : undefined),
  },
};
