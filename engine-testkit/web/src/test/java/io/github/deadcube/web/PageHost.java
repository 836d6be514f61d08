package io.github.deadcube.web;

/** What a browser loads the page from. */
interface PageHost extends AutoCloseable {
    /** The address of the page. */
    String address();

    @Override
    void close();
}
