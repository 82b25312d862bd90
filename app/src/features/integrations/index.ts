export { useCalendarConnection } from './calendarConnection.queries.ts';
