package io.github.deadcube.web.instead.java.util.concurrent;

/** A pool of a program with one thread: a task is done when it is submitted. */
public class ForkJoinPool {
    public ForkJoinPool(int threads) {}

    public ForkJoinTask<?> submit(Runnable task) {
        task.run();
        return new ForkJoinTask<>();
    }
}
