import { byteOrderMark, csvOf } from '@console/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../saveFile.ts';
import { fileColumns, type ListColumns } from '../listColumns.ts';
import { fileNameOf } from './csv.ts';
import { everyPage, type ReadPage } from './everyPage.ts';

export interface DownloadOptions<Row> {
  /** The parts of the file name after the date: the content and the organization. */
  name: readonly string[];
  columns: ListColumns<Row>;
  read: ReadPage<Row>;
}

/** The progress of a download: rows loaded, and their total if it is known. */
export interface Progress {
  rows: number;
  total: number | null;
}

/** Downloads every page of a list into one file. Leaving the screen cancels it. */
export function useDownload<Row>({ name, columns: listed, read }: DownloadOptions<Row>) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Returns the number of saved rows; `null` if canceled. @throws the error of a failed page */
  async function start(): Promise<number | null> {
    const control = new AbortController();
    running.current = control;
    const columns = fileColumns(listed);
    const parts = [byteOrderMark, csvOf([columns.map(({ header }) => header)])];
    let rows = 0;
    setProgress({ rows, total: null });
    try {
      for await (const page of everyPage(read, control.signal)) {
        parts.push(csvOf(page.rows.map((row) => columns.map(({ cell }) => cell(row)))));
        rows += page.rows.length;
        setProgress({ rows, total: page.total });
      }
      control.signal.throwIfAborted();
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), fileNameOf(name, new Date()));
      return rows;
    } catch (error) {
      if (control.signal.aborted) return null;
      throw error;
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}
