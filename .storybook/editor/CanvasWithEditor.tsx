import { Canvas, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { AskedContext } from '../DocsFrame.tsx';
import { editorLink } from './address.ts';

/** A story on a docs page. If it shows its code, a link opens that in the live editor. */
export function CanvasWithEditor(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const asked = useContext(AskedContext);
  const hasCode = props.sourceState !== 'none' && story.parameters['docs']?.source?.code !== undefined;
  return (
    <>
      <Canvas {...props} />
      {hasCode && (
        <p className="guide-edit sb-unstyled">
          <a
            href={editorLink({ example: story.id }, asked)}
            target="_top"
            aria-label={`Edit this example: ${story.name}`}
          >
            Edit this example
          </a>
        </p>
      )}
    </>
  );
}
