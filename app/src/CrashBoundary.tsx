import { AlertIcon, Button, EmptyState, LinkButton, Page } from '@console/ui';
import { Component, type ReactNode } from 'react';
import { useWords } from './messages/index.ts';
import { paths } from './paths.ts';

export interface CrashBoundaryProps {
  children: ReactNode;
}

interface CrashBoundaryState {
  hasCrashed: boolean;
}

/** Keeps a screen that throws from taking the frame with it. Give it the path as `key`, so that leaving heals it. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  const words = useWords();
  return (
    <Page
      title={words('crash.title')}
      actions={<LinkButton href={paths.dashboard()}>{words('notFound.back')}</LinkButton>}
    >
      <EmptyState
        tone="danger"
        icon={<AlertIcon size={20} />}
        title={words('crash.text')}
        action={<Button onPress={() => location.reload()}>{words('crash.reload')}</Button>}
      />
    </Page>
  );
}
