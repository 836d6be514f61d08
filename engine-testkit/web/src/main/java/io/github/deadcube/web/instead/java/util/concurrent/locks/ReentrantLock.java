package io.github.deadcube.web.instead.java.util.concurrent.locks;

/** A lock of a program with one thread. */
public class ReentrantLock {
    private int held;

    public void lock() {
        held++;
    }

    public void unlock() {
        held--;
    }

    public boolean tryLock() {
        held++;
        return true;
    }

    public boolean isHeldByCurrentThread() {
        return held > 0;
    }
}
