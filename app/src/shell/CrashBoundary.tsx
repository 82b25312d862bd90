import { Button, CircleAlertIcon, EmptyState, LinkButton, Page } from '@console/ui';
import { Component, type ReactNode } from 'react';
import { MissingCode } from '../core/http/build.ts';
import { useMessages } from '../core/i18n/index.ts';
import { paths } from '../paths.ts';
import { MissingPage } from './MissingPage.tsx';

export interface CrashBoundaryProps {
  children: ReactNode;
}

interface CrashBoundaryState {
  failure: { error: unknown } | null;
}

/** Keeps the app shell when a screen throws. Pass the path as `key`, so that navigating away resets it. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    if (error instanceof MissingCode && error.reason !== 'unknown')
      return <MissingPage reason={error.reason} />;
    return <Crash />;
  }
}

function Crash() {
  const t = useMessages();
  return (
    <Page
      title={t('crash.title')}
      actions={<LinkButton href={paths.dashboard()}>{t('notFound.back')}</LinkButton>}
    >
      <EmptyState
        tone="danger"
        icon={<CircleAlertIcon size={20} />}
        title={t('crash.text')}
        action={<Button onPress={() => location.reload()}>{t('crash.reload')}</Button>}
      />
    </Page>
  );
}
