import { phoneLabel } from '@console/contract/rules';
import { CopyIcon, IconButton, toast } from '@console/ui';
import { useMessages } from '../../core/i18n/index.ts';
import { isolateLeftToRight } from '../../core/i18n/lists.ts';

export interface CopyNumberProps {
  number: string;
}

/** Copies a phone number without the separators that are shown in it. */
export function CopyNumber({ number }: CopyNumberProps) {
  const t = useMessages();

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      toast({
        tone: 'success',
        title: t('channels.copied'),
        description: isolateLeftToRight(phoneLabel(number)),
      });
    } catch (error) {
      console.error(error);
      toast({
        tone: 'error',
        title: t('channels.notCopied'),
        description: t('channels.notCopiedText'),
      });
    }
  }

  return (
    <IconButton
      size="row"
      icon={<CopyIcon />}
      label={t('channels.copy', { number: phoneLabel(number) })}
      onPress={() => void copy()}
    />
  );
}
