'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onFailure?: () => void
}

/** Lets the rest of a page stand when what it contains throws in the browser, or could not be loaded: that then shows nothing. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
