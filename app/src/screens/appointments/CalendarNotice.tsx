import { CalendarIcon, LinkButton, Notice } from '@console/ui';
import { useCalendarConnection } from '../../calendarConnection.data.ts';
import { useWords } from '../../messages/index.ts';
import { paths } from '../../paths.ts';
import css from './appointments.module.css';

/** Says that no calendar is connected, and leads to where one can be. */
export function CalendarNotice({ orgId }: { orgId: string }) {
  const words = useWords();
  const { isMissing } = useCalendarConnection(orgId);
  if (!isMissing) return null;

  return (
    <div className={css.notice}>
      <Notice
        tone="warning"
        icon={<CalendarIcon size={18} />}
        title={words('appointments.noCalendar')}
        action={
          <LinkButton size="small" href={paths.integrations(orgId)}>
            {words('appointments.syncCalendar')}
          </LinkButton>
        }
      >
        {words('appointments.noCalendarText')}
      </Notice>
    </div>
  );
}
