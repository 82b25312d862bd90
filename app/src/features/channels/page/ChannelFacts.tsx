import { phoneLabel } from '@console/contract/rules';
import { FormGroup } from '@console/ui';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../../core/i18n/index.ts';
import { CopyNumber } from '../CopyNumber.tsx';
import { percentIn, personalityIn, repTypeIn, typeIn } from '../form/index.ts';
import css from './ChannelView.module.css';
import type { Channel } from './channel.queries.ts';

export interface ChannelFactsProps {
  channel: Channel;
}

/** The line and its representative, as they are set. */
export function ChannelFacts({ channel }: ChannelFactsProps) {
  const words = useWords();
  const language = useLanguage();
  const { phoneNumber, type, appointmentsNeedApproval, bot } = channel;
  const text = (value: string) =>
    value ? <span dir="auto">{value}</span> : <span className={css.muted}>{words('channel.notSet')}</span>;

  return (
    <>
      <FormGroup title={words('channel.line')} description={words('channel.lineText')}>
        <dl className={css.facts}>
          <Fact name={words('channel.phoneNumber')}>
            {phoneNumber ? (
              <span className={css.number}>
                <bdi dir="ltr">{phoneLabel(phoneNumber.number)}</bdi>
                <CopyNumber number={phoneNumber.number} />
              </span>
            ) : (
              words('channels.noNumber')
            )}
          </Fact>
          <Fact name={words('channel.type')}>{typeIn(type, words)}</Fact>
          <Fact name={words('channel.needApproval')}>
            {words(appointmentsNeedApproval ? 'channel.yes' : 'channel.no')}
          </Fact>
        </dl>
      </FormGroup>
      <FormGroup title={words('channel.representative')} description={words('channel.representativeText')}>
        {bot ? (
          <dl className={css.facts}>
            <Fact name={words('channel.repName')}>{text(bot.name)}</Fact>
            <Fact name={words('channel.repType')}>{repTypeIn(bot.repType, words)}</Fact>
            <Fact name={words('channel.personality')}>{personalityIn(bot.personalityType, words)}</Fact>
            <Fact name={words('channel.creativity')}>{percentIn(bot.creativityScale, language)}</Fact>
            <Fact name={words('channel.opening')}>{text(bot.openingMessage)}</Fact>
            <Fact name={words('channel.closing')}>{text(bot.closingMessage)}</Fact>
            <Fact name={words('channel.features')}>{text(bot.product_features)}</Fact>
            <Fact name={words('channel.goals')}>{text(bot.goals)}</Fact>
          </dl>
        ) : (
          <p className={css.text}>{words('channels.noRepresentative')}</p>
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
