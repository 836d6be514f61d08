package io.github.deadcube.web.instead.java.lang.ref;

/** A strong reference: asking the browser for a weak one costs a call of JavaScript, and a program with one thread has few. */
public class WeakReference<T> {
    private final T referent;

    public WeakReference(T referent) {
        this.referent = referent;
    }

    public T get() {
        return referent;
    }
}
