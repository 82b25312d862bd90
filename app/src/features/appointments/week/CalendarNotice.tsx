import { CalendarIcon, LinkButton, Notice } from '@console/ui';
import { useOrganizationAccess } from '../../../core/account/access.queries.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { useCalendarConnection } from '../../integrations/index.ts';
import css from './appointments.module.css';

/** A notice that no calendar is connected, with a link to connect one or, without permission, whom to ask. */
export function CalendarNotice({ orgId }: { orgId: string }) {
  const t = useMessages();
  const { isMissing } = useCalendarConnection(orgId);
  const { can, name } = useOrganizationAccess(orgId);
  if (!isMissing) return null;

  return (
    <div className={css.notice}>
      <Notice
        tone="warning"
        icon={<CalendarIcon size={18} />}
        title={t('common.calendarMissing')}
        {...(can('integrations') && {
          action: (
            <LinkButton size="small" href={paths.integrations(orgId)}>
              {t('appointments.syncCalendar')}
            </LinkButton>
          ),
        })}
      >
        {can('integrations')
          ? t('appointments.noCalendarText')
          : t('appointments.noCalendarAsk', { organization: name })}
      </Notice>
    </div>
  );
}
