import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './Pagination.tsx';

/** A host that changes the page as requested. */
function Pages(props: PaginationProps) {
  const [place, setPlace] = useState({ page: props.page, pageSize: props.pageSize });

  return (
    <Pagination
      {...props}
      {...place}
      onPageChange={(page) => {
        setPlace((now) => ({ ...now, page }));
        props.onPageChange(page);
      }}
      {...(props.onPageSizeChange && {
        onPageSizeChange: (pageSize: number, page: number) => {
          setPlace({ pageSize, page });
          props.onPageSizeChange?.(pageSize, page);
        },
      })}
    />
  );
}

const none = () => undefined;

const meta = {
  title: 'Components/Navigation/Pagination',
  id: 'components-pagination',
  component: Pagination,
  render: (args) => <Pages {...args} />,
  args: {
    label: 'Pages of channels',
    page: 2,
    pageSize: 25,
    total: 240,
    onPageChange: none,
    onPageSizeChange: none,
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithNumbers: Story = { args: { variant: 'pages', page: 5 } };

export const FewPages: Story = { args: { variant: 'pages', page: 1, total: 60 } };

export const LastPage: Story = { args: { page: 10 } };

export const Empty: Story = { args: { page: 1, total: 0 } };

/** The server only knows whether there is a next page. */
export const OnlyTheNext: Story = {
  render: (args) => <Pages {...args} total={undefined} hasNext />,
};

export const OneSize: Story = {
  render: ({ onPageSizeChange: _resize, ...args }) => <Pages {...args} />,
};

export const OwnWords: Story = { args: { status: '26–48 of 48 contacts, 1 selected', total: 48 } };

export const ManyRows: Story = { args: { variant: 'pages', page: 2500, pageSize: 40, total: 100_000 } };

export const Narrow: Story = {
  args: { variant: 'pages', page: 5 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { variant: 'pages', label: 'עמודי הערוצים', page: 5 },
};
