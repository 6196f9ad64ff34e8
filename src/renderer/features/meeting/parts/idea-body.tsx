import type { ReactNode } from 'react';
import { ArticleText } from '#renderer/ui/article-text.tsx';
import type { ArticleSlide, Frame } from './compose/article-slide.ts';

interface Props {
  readonly idea: ArticleSlide;
  readonly pieces: readonly number[];
  readonly stacked: boolean;
  readonly measured: boolean;
}

/** One idea of an article, or those of its pieces that this slide shows. */
export function IdeaBody({ idea, pieces, stacked, measured }: Props) {
  const { look, term, step } = idea;
  const shown = pieces.map((place) => ({ place, html: idea.pieces[place] ?? '' }));
  const words = shown.map(({ place, html }) => <ArticleText key={place} className="slide-piece" html={html} />);
  const name = term !== '' && <ArticleText className="slide-term" html={term} />;
  switch (look.kind) {
    case 'text':
      return (
        <div className="slide-text">
          {step !== null && <span className="slide-step">{step}</span>}
          <div className="slide-words">
            {name}
            {words}
          </div>
        </div>
      );
    case 'note':
      return (
        <div className="slide-note" data-hazard={look.isHazard || undefined}>
          {name}
          {words}
        </div>
      );
    case 'points': {
      const items = shown.map(({ place, html }) => (
        <li key={place}>
          {step === null ? (
            <span aria-hidden="true" className="slide-leaf" />
          ) : (
            <span aria-hidden="true" className="slide-step">
              {step + place}
            </span>
          )}
          <ArticleText className="slide-piece" html={html} />
        </li>
      ));
      return (
        <>
          {name}
          {step === null ? (
            <ul className="slide-points">{items}</ul>
          ) : (
            <ol className="slide-points" start={step + (pieces[0] ?? 0)}>
              {items}
            </ol>
          )}
        </>
      );
    }
    case 'picture':
      return (
        <div className="slide-picture" data-alone={words.length === 0 || undefined}>
          <ArticleText className="slide-drawing" html={measured ? '' : look.picture} />
          {words.length > 0 && (
            <ul className="slide-letters" data-slide-fit>
              {words.map((word) => (
                <li key={word.key}>{word}</li>
              ))}
            </ul>
          )}
        </div>
      );
    case 'rows':
      return (
        <Framed
          name={name}
          frame={look.frame}
          shown={shown.map(({ place, html }, index) => {
            const group = look.groups[place] ?? '';
            const before = shown[index - 1];
            return before && look.groups[before.place] === group ? html : group + html;
          })}
          stacked={stacked}
        />
      );
    case 'leaves':
      return <Framed frame={look.frame} shown={shown.map(({ html }) => html)} alone={shown.length === 1} />;
    case 'sources':
      return (
        <ul className="slide-sources">
          {words.map((word) => (
            <li key={word.key}>{word}</li>
          ))}
        </ul>
      );
  }
}

interface FramedProps {
  readonly name?: ReactNode;
  readonly frame: Frame;
  readonly shown: readonly string[];
  readonly stacked?: boolean;
  readonly alone?: boolean;
}

function Framed({ name, frame, shown, stacked = false, alone = false }: FramedProps) {
  return (
    <div className="slide-framed" data-stacked={stacked || undefined} data-alone={alone || undefined}>
      {name}
      <ArticleText html={frame.before + shown.join('') + frame.after} />
    </div>
  );
}
