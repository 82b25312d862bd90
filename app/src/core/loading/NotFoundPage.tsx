import { EmptyState, LinkButton, NoPlaceIcon, Page } from '@console/ui';
import { paths } from '../../paths.ts';
import { useWords } from '../i18n/index.ts';

/** Says that an address leads nowhere, and shows the way back. */
export function NotFoundPage() {
  const words = useWords();
  return (
    <Page title={words('notFound.title')}>
      <EmptyState
        icon={<NoPlaceIcon size={20} />}
        title={words('notFound.text')}
        action={<LinkButton href={paths.dashboard()}>{words('notFound.back')}</LinkButton>}
      />
    </Page>
  );
}
