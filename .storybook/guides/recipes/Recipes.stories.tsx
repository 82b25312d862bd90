import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '../../../packages/ui/src/locale/index.ts';
import { BrandPage } from './Brands.tsx';
import { FormWithServerErrors as Form } from './FormWithServerErrors.tsx';
import { OtherFormLibrary as OtherForm } from './OtherFormLibrary.tsx';
import { OwnRouter as Router } from './OwnRouter.tsx';
import { OwnTheme as Theme } from './OwnTheme.tsx';
import { RepeatedFields as Repeated } from './RepeatedFields.tsx';
import { TableFromServer as Table } from './TableFromServer.tsx';

const meta = { title: 'Guides/Recipes' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const FormWithServerErrors: Story = { render: () => <Form /> };

export const OtherFormLibrary: Story = { render: () => <OtherForm save={async () => undefined} /> };

export const RepeatedFields: Story = { render: () => <Repeated save={async () => undefined} /> };

export const TableFromServer: Story = { render: () => <Table /> };

export const OwnTheme: Story = { render: () => <Theme /> };

export const VioletBrand: Story = {
  render: () => <BrandPage brand="violet" language={useLocale().locale.startsWith('he') ? 'he' : 'en'} />,
};

export const DenseBrand: Story = {
  render: () => <BrandPage brand="dense" language={useLocale().locale.startsWith('he') ? 'he' : 'en'} />,
};

export const OwnRouter: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <RouterOfPage />,
};

/** An app knows its language. Here it comes from the toolbar. */
function RouterOfPage() {
  return <Router locale={useLocale().locale} />;
}
