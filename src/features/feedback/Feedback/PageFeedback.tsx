import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import React, {useId, useRef, useState, type ReactNode} from 'react';

import type {FeedbackSettings} from '../feedbackSettings.ts';
import {issueAddress} from '../issueAddress.ts';
import {MAX_REASON, sendAnswer, type Answer} from '../sendAnswer.ts';
import {selectedText} from '../../yourValues/selectedText.ts';
import {moveFocus} from '../../../ui/moveFocus.ts';

import styles from './PageFeedback.module.css';

interface Request {
  answer: Answer['answer'];
  /** Set if the reader gave a reason. */
  reason?: string;
  state: 'sending' | 'sent' | 'failed';
}

function stateText(state: Request['state'] | undefined): string {
  switch (state) {
    case undefined:
      return '';
    case 'sending':
      return translate({id: 'site.feedback.sending', message: 'Sending…'});
    case 'sent':
      return translate({id: 'site.feedback.thanks', message: 'Thank you.'});
    case 'failed':
      return translate({
        id: 'site.feedback.failed',
        message: "Your answer couldn't be sent. Check your connection and try again.",
      });
  }
}

interface QuestionProps {
  channel: NonNullable<FeedbackSettings['channel']>;
  version: string | undefined;
}

function Question({channel, version}: QuestionProps): ReactNode {
  const {pathname} = useLocation();
  const [last, setLast] = useState<Request>();
  const [reason, setReason] = useState('');
  const status = useRef<HTMLSpanElement>(null);
  const questionId = useId();
  const reasonId = useId();

  const send = (content: Pick<Answer, 'answer' | 'reason'>) => {
    const request: Request = {...content, state: 'sending'};
    // The reader might have sent something else in the meantime.
    const settle = (state: Request['state']) => {
      setLast((current) => (current === request ? {...request, state} : current));
    };
    setLast(request);
    sendAnswer(channel, {
      ...content,
      page: pathname,
      language: document.documentElement.lang,
      ...(version !== undefined && {version}),
    }).then(
      () => {
        settle('sent');
      },
      (error: unknown) => {
        console.warn('The answer could not be sent', error);
        settle('failed');
      },
    );
  };

  return (
    <div role="group" aria-labelledby={questionId}>
      <p className={styles.question}>
        <span id={questionId}>
          {translate({id: 'site.feedback.question', message: 'Did this page answer your question?'})}
        </span>
        {(['yes', 'no'] as const).map((given) => (
          <button
            key={given}
            type="button"
            className={styles.answer}
            aria-pressed={last?.answer === given}
            onClick={() => {
              if (last?.answer !== given || last.state === 'failed') send({answer: given});
            }}>
            {given === 'yes'
              ? translate({id: 'site.feedback.yes', message: 'Yes'})
              : translate({id: 'site.feedback.no', message: 'No'})}
          </button>
        ))}
        <span ref={status} role="status">
          {stateText(last?.state)}
        </span>
      </p>
      {last && (last.reason === undefined || last.state === 'failed') && (
        <form
          className={styles.reason}
          onSubmit={(event) => {
            event.preventDefault();
            const text = reason.trim().slice(0, MAX_REASON);
            if (text === '') return;
            moveFocus(status.current);
            send({answer: last.answer, reason: text});
          }}>
          <label htmlFor={reasonId}>
            {last.answer === 'yes'
              ? translate({id: 'site.feedback.helped', message: 'What helped you? (optional)'})
              : translate({id: 'site.feedback.missing', message: 'What is missing or wrong? (optional)'})}
          </label>
          <textarea
            id={reasonId}
            rows={3}
            maxLength={MAX_REASON}
            value={reason}
            onChange={({target}) => {
              setReason(target.value);
            }}
          />
          <p className={styles.hint}>
            {translate({
              id: 'site.feedback.hint',
              message:
                "Don't enter personal data or keys. The site sends only this text, your answer, and the page with its language and version.",
            })}
          </p>
          <button type="submit" className={styles.answer}>
            {translate({id: 'site.feedback.send', message: 'Send'})}
          </button>
        </form>
      )}
    </div>
  );
}

interface ReportProps {
  repository: string;
  title: string;
  version: string | undefined;
}

function ReportLink({repository, title, version}: ReportProps): ReactNode {
  const {pathname} = useLocation();
  const [quote, setQuote] = useState('');
  // Runs before the click, which clears the selection.
  const readSelection = () => {
    setQuote(selectedText());
  };
  const page = `${window.location.origin}${pathname}`;
  const facts = [
    translate({id: 'site.feedback.issue.page', message: 'Page: {page}'}, {page}),
    ...(version === undefined
      ? []
      : [translate({id: 'site.feedback.issue.version', message: 'SDK version: {version}'}, {version})]),
  ];
  return (
    <p className={styles.report}>
      <a
        href={issueAddress({
          repository,
          title: translate(
            {id: 'site.feedback.issue.title', message: 'Problem on the page "{title}"'},
            {title},
          ),
          facts,
          quote,
        })}
        target="_blank"
        rel="noopener noreferrer"
        onPointerDown={readSelection}
        onFocus={readSelection}>
        {translate({id: 'site.feedback.report', message: 'Report a problem on this page'})}
      </a>
    </p>
  );
}

interface Props extends FeedbackSettings {
  version?: string | undefined;
  title: string;
}

/** Renders the question about whether a page helped, and the link for reporting a problem on it. */
export default function PageFeedback({channel, repository, version, title}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <section
      key={pathname}
      className={styles.feedback}
      aria-label={translate({id: 'site.feedback.label', message: 'Feedback'})}
      data-markdown="none"
      data-search-ignore>
      {channel && <Question channel={channel} version={version} />}
      {repository !== undefined && <ReportLink repository={repository} title={title} version={version} />}
    </section>
  );
}
