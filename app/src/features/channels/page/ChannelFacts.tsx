import { phoneLabel } from '@console/contract/rules';
import { FormGroup } from '@console/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { useNumberFormats } from '../../../core/i18n/numberFormats.ts';
import { CopyNumber } from '../CopyNumber.tsx';
import { personalityIn, repTypeIn, typeIn } from '../form/index.ts';
import css from './ChannelView.module.css';
import type { Channel } from './channel.queries.ts';

export interface ChannelFactsProps {
  channel: Channel;
}

/** The settings of the channel and its representative. */
export function ChannelFacts({ channel }: ChannelFactsProps) {
  const t = useMessages();
  const { percent } = useNumberFormats();
  const { phoneNumber, type, appointmentsNeedApproval, bot } = channel;
  const text = (value: string) =>
    value ? <span dir="auto">{value}</span> : <span className={css.muted}>{t('channel.notSet')}</span>;

  return (
    <>
      <FormGroup title={t('channel.line')} description={t('channel.lineText')}>
        <dl className={css.facts}>
          <Fact name={t('common.phoneNumber')}>
            {phoneNumber ? (
              <span className={css.number}>
                <bdi dir="ltr">{phoneLabel(phoneNumber.number)}</bdi>
                <CopyNumber number={phoneNumber.number} />
              </span>
            ) : (
              t('channels.noNumber')
            )}
          </Fact>
          <Fact name={t('common.type')}>{typeIn(type, t)}</Fact>
          <Fact name={t('channel.needApproval')}>
            {t(appointmentsNeedApproval ? 'channel.yes' : 'channel.no')}
          </Fact>
        </dl>
      </FormGroup>
      <FormGroup title={t('common.representative')} description={t('channel.representativeText')}>
        {bot ? (
          <dl className={css.facts}>
            <Fact name={t('channel.repName')}>{text(bot.name)}</Fact>
            <Fact name={t('channel.repType')}>{repTypeIn(bot.repType, t)}</Fact>
            <Fact name={t('channel.personality')}>{personalityIn(bot.personalityType, t)}</Fact>
            <Fact name={t('channel.creativity')}>{percent(bot.creativityScale)}</Fact>
            <Fact name={t('channel.opening')}>{text(bot.openingMessage)}</Fact>
            <Fact name={t('channel.closing')}>{text(bot.closingMessage)}</Fact>
            <Fact name={t('channel.features')}>{text(bot.product_features)}</Fact>
            <Fact name={t('channel.goals')}>{text(bot.goals)}</Fact>
          </dl>
        ) : (
          <p className={css.text}>{t('channels.noRepresentative')}</p>
        )}
      </FormGroup>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
