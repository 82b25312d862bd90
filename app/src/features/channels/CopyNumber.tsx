import { phoneLabel } from '@console/contract/rules';
import { CopyIcon, IconButton } from '@console/ui';
import { copyText } from '../../core/copy.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { isolateLeftToRight } from '../../core/i18n/lists.ts';

export interface CopyNumberProps {
  number: string;
}

/** Copies a phone number without the separators that are shown in it. */
export function CopyNumber({ number }: CopyNumberProps) {
  const t = useMessages();

  const copy = () =>
    copyText(number, {
      copied: t('channels.copied'),
      what: isolateLeftToRight(phoneLabel(number)),
      notCopied: t('channels.notCopied'),
      advice: t('channels.notCopiedText'),
    });

  return (
    <IconButton
      size="row"
      icon={<CopyIcon />}
      label={t('channels.copy', { number: phoneLabel(number) })}
      onPress={() => void copy()}
    />
  );
}
