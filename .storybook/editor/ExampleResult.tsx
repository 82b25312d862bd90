import { Component, type ComponentType, type ReactNode, useEffect } from 'react';

interface ExampleResultProps {
  /** The component of the code. */
  of: ComponentType;
  /** Called once it has rendered, and hasn't failed right after that. */
  onWork: () => void;
  /** Called when it fails while it renders, at first or later. */
  onFail: (error: unknown) => void;
}

/** Renders the component of an example. */
export function ExampleResult({ of: Example, onWork, onFail }: ExampleResultProps) {
  return (
    <Boundary onFail={onFail}>
      <Example />
      <Working onWork={onWork} />
    </Boundary>
  );
}

function Working({ onWork }: Pick<ExampleResultProps, 'onWork'>) {
  useEffect(() => {
    const timer = setTimeout(onWork, 300);
    return () => clearTimeout(timer);
  }, [onWork]);
  return null;
}

class Boundary extends Component<Pick<ExampleResultProps, 'onFail'> & { children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
