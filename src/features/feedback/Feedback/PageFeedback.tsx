import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import React, {useId, useState, type ReactNode} from 'react';

import type {FeedbackSettings} from '../feedbackSettings.ts';
import {issueAddress} from '../issueAddress.ts';
import {MAX_REASON, sendAnswer, type Answer} from '../sendAnswer.ts';
import {selectedText} from '../../yourValues/selectedText.ts';

import styles from './PageFeedback.module.css';

/** `asked`: no answer yet. `answered`: the answer was sent. `done`: the reason was also sent. */
type Step = 'asked' | 'answered' | 'done' | 'failed';

function stepText(step: Step): string {
  switch (step) {
    case 'asked':
      return '';
    case 'answered':
    case 'done':
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
  const [step, setStep] = useState<Step>('asked');
  const [answer, setAnswer] = useState<Answer['answer']>();
  const [reason, setReason] = useState('');
  const questionId = useId();
  const reasonId = useId();

  const send = (given: Answer['answer'], next: Step, text?: string) => {
    setAnswer(given);
    setStep(next);
    sendAnswer(channel, {
      answer: given,
      ...(text !== undefined && {reason: text.slice(0, MAX_REASON)}),
      page: pathname,
      language: document.documentElement.lang,
      ...(version !== undefined && {version}),
    }).catch((error: unknown) => {
      console.warn('The answer could not be sent', error);
      setStep('failed');
    });
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
            aria-pressed={answer === given}
            onClick={() => {
              if (answer !== given || step === 'failed') send(given, 'answered');
            }}>
            {given === 'yes'
              ? translate({id: 'site.feedback.yes', message: 'Yes'})
              : translate({id: 'site.feedback.no', message: 'No'})}
          </button>
        ))}
        <span role="status">{stepText(step)}</span>
      </p>
      {answer !== undefined && step !== 'done' && (
        <form
          className={styles.reason}
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== '') send(answer, 'done', reason.trim());
          }}>
          <label htmlFor={reasonId}>
            {answer === 'yes'
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
