import {useEffect, useEffectEvent, useState, type RefObject} from 'react';

/**
 * Lets the reader drop files on an element. Keyboard users need a file field as well.
 * @returns whether files are being dragged over it.
 */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: FileList) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onFiles);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setIsOver(true);
    };
    const onDragLeave = ({relatedTarget}: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      const files = event.dataTransfer?.files;
      if (files === undefined || files.length === 0) return;
      event.preventDefault();
      drop(files);
    };
    element.addEventListener('dragover', onDragOver);
    element.addEventListener('dragleave', onDragLeave);
    element.addEventListener('drop', onDrop);
    return () => {
      element.removeEventListener('dragover', onDragOver);
      element.removeEventListener('dragleave', onDragLeave);
      element.removeEventListener('drop', onDrop);
    };
  }, [target]);
  return isOver;
}
