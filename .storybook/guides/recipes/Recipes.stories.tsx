import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormWithServerErrors as Form } from './FormWithServerErrors.tsx';
import { OwnRouter as Router } from './OwnRouter.tsx';
import { OwnTheme as Theme } from './OwnTheme.tsx';
import { policyFor, servedPage } from './servedPage.tsx';
import { TableFromServer as Table } from './TableFromServer.tsx';

const meta = { title: 'Guides/Recipes' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const FormWithServerErrors: Story = { render: () => <Form /> };

export const TableFromServer: Story = { render: () => <Table /> };

export const OwnTheme: Story = { render: () => <Theme /> };

export const OwnRouter: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  render: (_, { globals }) => <Router locale={globals['locale']} />,
};

/** What a server would send: the answer of the function, as text. */
export const ServedPage: Story = {
  render: () => {
    const nonce = 'r4nd0m';
    return (
      <section
        aria-label="The answer of the server"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1).
        tabIndex={0}
        lang="en"
        dir="ltr"
        style={{ overflowX: 'auto' }}
      >
        <pre>
          <code>
            {`Content-Security-Policy: ${policyFor(nonce)}\n\n`}
            {servedPage({ locale: 'he', nonce, styles: '/assets/console-ui.css' })}
          </code>
        </pre>
      </section>
    );
  },
};
