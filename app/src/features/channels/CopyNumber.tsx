import { phoneLabel } from '@console/contract/rules';
import { CopyIcon, IconButton, toast } from '@console/ui';
import { useWords } from '../../core/i18n/index.ts';

export interface CopyNumberProps {
  number: string;
}

/** Copies a number as it is dialled, without the separators it is shown with. */
export function CopyNumber({ number }: CopyNumberProps) {
  const words = useWords();

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      toast({ tone: 'success', title: words('channels.copied'), description: phoneLabel(number) });
    } catch (error) {
      console.error(error);
      toast({
        tone: 'error',
        title: words('channels.notCopied'),
        description: words('channels.notCopiedText'),
      });
    }
  }

  return (
    <IconButton
      size="row"
      icon={<CopyIcon />}
      label={words('channels.copy', { number: phoneLabel(number) })}
      onPress={() => void copy()}
    />
  );
}
