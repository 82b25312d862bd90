import { Button, Notice } from '@console/ui';
import { FormLoading } from '../forms/index.ts';
import { arriving, usePart } from '../forms/later/arriving.ts';
import { addWords, useWords } from '../messages/index.ts';
import type { BotFieldsProps } from './BotFields.tsx';
import { botFields } from './channelFields.ts';

const part = arriving(async () => {
  const [{ BotFields }] = await Promise.all([import('./BotFields.tsx'), addWords('bot')]);
  return BotFields;
});

/** The fields of the representative, which come once the form stands; until then their values are sent as they are. */
export function LaterBotFields(props: BotFieldsProps) {
  const words = useWords();
  const { Part, hasFailed } = usePart(part);
  if (Part) return <Part {...props} />;

  return (
    <>
      {botFields.map((name) => (
        // As in the fields themselves, line ends are those of the browser.
        <textarea
          key={name}
          hidden
          readOnly
          name={name}
          value={props.values[name]}
          disabled={props.isDisabled}
        />
      ))}
      {hasFailed ? (
        <Notice
          tone="warning"
          isLive
          action={
            <Button size="row" onPress={part.ask}>
              {words('tryAgain')}
            </Button>
          }
        >
          {words('forms.partMissing')}
        </Notice>
      ) : (
        <FormLoading />
      )}
    </>
  );
}
