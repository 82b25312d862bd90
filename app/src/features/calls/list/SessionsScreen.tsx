import { Breadcrumbs, Button, LinkButton, Notice, Page, PlusIcon, SearchIcon } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import type { ListAddress } from '../../../core/lists/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { paths } from '../../../paths.ts';
import { without, withValue } from '../sessionList.ts';
import { isUnassigned, useCallRights, useChannelOf } from '../sessions.queries.ts';
import css from './list.module.css';
import { Sessions } from './Sessions.tsx';

const NewSessionDialog = lazyOnIdle(async () => (await import('./NewSessionDialog.tsx')).NewSessionDialog);

export interface SessionsScreenProps extends ListAddress {
  orgId: string;
  channelId: string;
}

/** The conversations on a channel: ongoing ones first, then the others, newest first. */
export function SessionsScreen({ orgId, channelId, ...address }: SessionsScreenProps) {
  const t = useMessages();
  const rights = useCallRights(orgId);
  const { search, onSearchChange } = address;
  const isAdding = new URLSearchParams(search).get('new') === '1';
  const add = (isOpen: boolean) =>
    onSearchChange(isOpen ? withValue(search, 'new', '1') : without(search, 'new'));
  const { name, isUnknown, error, known } = useChannelOf(orgId, channelId);
  if (rights.isUnknown || isUnknown || (error && explain(error, t).isNotFound)) return <NotFoundPage />;

  const addButton = (id?: string) =>
    rights.mayRead && (
      <Button {...(id && { id })} variant="primary" icon={<PlusIcon />} onPress={() => add(true)}>
        {t('sessions.add')}
      </Button>
    );

  return (
    <Page
      title={t('sessions.title')}
      subtitle={
        isUnassigned(channelId)
          ? t('sessions.unknownNumberText')
          : name
            ? t('sessions.subtitle', { channel: name })
            : '\u00a0'
      }
      breadcrumbs={
        <Breadcrumbs
          items={
            isUnassigned(channelId)
              ? [{ label: t('nav.sessions'), href: paths.summary(orgId) }]
              : [
                  { label: t('nav.channels'), href: paths.channels(orgId) },
                  { label: name ?? '…', href: paths.channelView(orgId, channelId) },
                ]
          }
          current={t('sessions.title')}
        />
      }
      {...(rights.maySee && {
        actions: (
          <>
            {rights.mayRead && (
              <LinkButton href={paths.searchCalls(orgId)} icon={<SearchIcon />}>
                {t('sessions.searchAll')}
              </LinkButton>
            )}
            {addButton('add-session')}
          </>
        ),
      })}
    >
      <div className={css.notices}>
        {!rights.maySee && <Notice>{t('sessions.mayNotSee', { organization: rights.name })}</Notice>}
        {rights.maySee && !rights.mayRead && (
          <Notice>{t('sessions.mayNotRead', { organization: rights.name })}</Notice>
        )}
      </div>
      {rights.maySee && !rights.isPending && (
        <Sessions {...{ orgId, channelId, rights, known }} name={name ?? ''} add={addButton()} {...address} />
      )}
      <NewSessionDialog
        {...{ orgId, channelId, rights }}
        isOpen={isAdding && rights.maySee}
        onOpenChange={add}
      />
    </Page>
  );
}
