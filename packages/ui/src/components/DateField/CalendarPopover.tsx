import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { ChevronEndIcon, ChevronStartIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { calendar, day, dialog, grid, head, popup, title, weekday } from './Calendar.css.ts';
import { useStrings } from './DateField.strings.ts';

/** The month under a date field. react-aria names its days, says which is today, and mirrors its arrow keys. */
export function CalendarPopover() {
  const strings = useStrings();
  const { locale } = useLocale();
  // The short Hebrew names all start with the word for day: only their letters differ.
  const weekdayStyle = new Intl.Locale(locale).language === 'he' ? 'narrow' : 'short';

  return (
    <Popover className={popup} offset={4} containerPadding={8}>
      <Dialog className={dialog}>
        <Calendar className={calendar}>
          <div className={head}>
            <IconButton
              slot="previous"
              size="small"
              label={strings.previous}
              tooltip={false}
              icon={<ChevronStartIcon />}
            />
            <Heading className={title} />
            <IconButton
              slot="next"
              size="small"
              label={strings.next}
              tooltip={false}
              icon={<ChevronEndIcon />}
            />
          </div>
          <CalendarGrid className={grid} weekdayStyle={weekdayStyle}>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
