import { EmptyState, Link, LinkButton, MapPinOffIcon, Page } from '@console/ui';
import { paths } from '../../paths.ts';
import { useMessages } from '../i18n/index.ts';

/** The page for an unknown address, with links to the dashboard and to the accessibility statement. */
export function NotFoundPage() {
  const t = useMessages();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        icon={<MapPinOffIcon size={20} />}
        title={t('notFound.text')}
        action={<LinkButton href={paths.dashboard()}>{t('notFound.back')}</LinkButton>}
      >
        <Link href={paths.accessibility()} isStandalone>
          {t('accessibility.title')}
        </Link>
      </EmptyState>
    </Page>
  );
}
