import { STEPS, StepButton } from '@/ui/photos/StepButton'

export function StepButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return STEPS.map((by) => (
    <StepButton
      key={by}
      by={by}
      label={by < 0 ? 'Previous photo' : 'Next photo'}
      className="gallery-step"
      data-step={by}
      icon="size-6"
      onClick={() => onStep(by)}
    />
  ))
}
